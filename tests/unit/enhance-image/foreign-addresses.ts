/**
 * Addresses that the function must never read from. Tests request each of them in place of one of the site's own
 * photographs.
 */
export const foreignAddresses = (
  siteOrigin: string,
): readonly (readonly [what: string, imageUrl: string])[] => {
  const { host, port } = new URL(siteOrigin)
  return [
    ['another website', 'https://example.com/photos/plain.jpg'],
    ['another port', `http://localhost:${Number(port) + 1}/photos/plain.jpg`],
    ['no port', 'http://localhost/photos/plain.jpg'],
    ['another scheme', `https://${host}/photos/plain.jpg`],

    ['this machine in octal', `http://0177.0.0.1:${port}/photos/plain.jpg`],
    ['this machine in hexadecimal', `http://0x7f.0.0.1:${port}/photos/plain.jpg`],
    ['this machine as one number', `http://2130706433:${port}/photos/plain.jpg`],
    ['this machine, short', `http://127.1:${port}/photos/plain.jpg`],
    ['another loopback address', `http://127.0.0.2:${port}/photos/plain.jpg`],
    ['the unspecified address', `http://0.0.0.0:${port}/photos/plain.jpg`],
    ['the unspecified address of IPv6', `http://[::]:${port}/photos/plain.jpg`],
    ['loopback as mapped IPv4', `http://[::ffff:127.0.0.1]:${port}/photos/plain.jpg`],
    ['loopback of IPv6 in full', `http://[0:0:0:0:0:0:0:1]:${port}/photos/plain.jpg`],
    ['localhost with a final dot', `http://localhost.:${port}/photos/plain.jpg`],
    ['localhost in capitals', `http://LOCALHOST:${port}/photos/plain.jpg`],
    ['localhost in full-width letters', `http://ｌｏｃａｌｈｏｓｔ:${port}/photos/plain.jpg`],
    ['a subdomain of localhost', `http://photos.localhost:${port}/photos/plain.jpg`],

    ['the metadata address', 'http://169.254.169.254/photos/plain.jpg'],
    ['the metadata address as one number', 'http://2852039166/photos/plain.jpg'],
    ['the metadata address of IPv6', 'http://[fd00:ec2::254]/photos/plain.jpg'],
    ['the metadata name', 'http://metadata.google.internal/photos/plain.jpg'],
    ['a private address', 'http://10.0.0.1/photos/plain.jpg'],
    ['a name that points inward', `http://127.0.0.1.nip.io:${port}/photos/plain.jpg`],
    ['another name that points inward', `http://localtest.me:${port}/photos/plain.jpg`],

    ['user info that looks like the site', `http://${host}@example.com/photos/plain.jpg`],
    ['user info before the site', `http://user:secret@${host}/photos/plain.jpg`],
    ['a backslash before another site', `http://example.com\\@${host}/photos/plain.jpg`],
    ['the site as a subdomain', `http://${host}.example.com/photos/plain.jpg`],
    ['the site in the fragment', `https://example.com/#${siteOrigin}/photos/plain.jpg`],

    ['a path elsewhere', `${siteOrigin}/secret.jpg`],
    ['a folder with the same beginning', `${siteOrigin}/photos-secret/plain.jpg`],
    ['a way out of the folder', `${siteOrigin}/photos/../secret.jpg`],
    ['an encoded way out', `${siteOrigin}/photos/%2e%2e/secret.jpg`],
    ['an encoded slash', `${siteOrigin}/photos/..%2fsecret.jpg`],
    ['a backslash way out', `${siteOrigin}/photos\\..\\secret.jpg`],
    ['a doubled slash', `${siteOrigin}/photos//plain.jpg`],
    ['a hidden file', `${siteOrigin}/photos/.plain.jpg`],
    ['a query', `${siteOrigin}/photos/plain.jpg?next=https://example.com`],
    ['an empty query', `${siteOrigin}/photos/plain.jpg?`],
    ['a fragment', `${siteOrigin}/photos/plain.jpg#secret`],
    ['no photograph', `${siteOrigin}/photos/notes.txt`],
    ['a program that draws', `${siteOrigin}/photos/drawing.svg`],

    ['a blank in front', ` ${siteOrigin}/photos/plain.jpg`],
    ['a line break inside', `${siteOrigin}/pho\ntos/plain.jpg`],
    ['no scheme', `//${host}/photos/plain.jpg`],
    ['a path alone', '/photos/plain.jpg'],
    ['nothing', ''],
    ['a file', 'file:///photos/plain.jpg'],
    ['data', 'data:image/jpeg;base64,/9j/4AAQ'],
    ['an object in memory', `blob:${siteOrigin}/0b1f5e3c-7f0e-4d2c-9f3a-3f1c5a0d9a11`],
    ['a script', 'javascript:alert(1)'],
    ['another protocol', `ftp://${host}/photos/plain.jpg`],
  ]
}
