/**
 * The client that a request counts for.
 *
 * @param header the one in which a trusted proxy names the client. Of a list the last entry counts, which the
 * nearest proxy has added; those before it are the client's own word.
 * @param connection the address of the connection, which counts if no header names one
 */
export function clientOf(headers: Headers, connection: string, header: string | null): string {
  const named = header === null ? undefined : headers.get(header)?.split(',').at(-1)?.trim()
  return networkOf(withoutPort(named || connection))
}

/** Some proxies add the client's port: `203.0.113.9:1000`, `[2001:db8::1]:1000`. */
const withoutPort = (address: string) =>
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address

/**
 * The /56 network of an IPv6 address, because one household can use all of it. Of an IPv4 address that is
 * written as one of IPv6, the IPv4 address. Other addresses are unchanged.
 */
function networkOf(address: string): string {
  // The URL parser normalizes IPv6 addresses. A zone such as %eth0 is not part of the address.
  const host = address.includes(':') && URL.parse(`http://[${address.split('%', 1)[0]}]`)?.hostname
  if (!host) return address
  const [start = '', end] = host.slice(1, -1).split('::')
  const before = start.split(':').filter(Boolean)
  const after = end?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16))
  const [, , , subnet = 0, , , high = 0, low = 0] = groups
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535')
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  const network = [...groups.slice(0, 3), subnet & 0xff00]
  return `${network.map((group) => group.toString(16)).join(':')}::/56`
}
