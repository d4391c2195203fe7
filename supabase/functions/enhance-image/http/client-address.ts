/**
 * The client that a request counts for.
 *
 * @param header the one in which a trusted proxy names the client. Of a list the last entry counts, which the nearest
 * proxy has added; those before it are the client's own word.
 * @param connection the address of the connection, which counts if no header names one
 */
export function clientOf(request: Request, connection: string, header: string | null): string {
  const named = header === null ? undefined : request.headers.get(header)?.split(',').at(-1)?.trim()
  return networkOf(withoutPort(named || connection))
}

/** Some proxies add the client's port: `203.0.113.9:1000`, `[2001:db8::1]:1000`. */
const withoutPort = (address: string) =>
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address

/** The /64 network of an IPv6 address, because one client can use all of it. Other addresses are unchanged. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  // The URL parser normalizes IPv6 addresses. A zone such as %eth0 is not part of the address.
  const host = address.includes(':') && URL.parse(`http://[${address.split('%', 1)[0]}]`)?.hostname
  if (!host) return address
  const [start = '', end] = host.slice(1, -1).split('::')
  const before = start.split(':').filter(Boolean)
  const after = end?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
