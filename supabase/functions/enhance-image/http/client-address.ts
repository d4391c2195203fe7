import ipaddr from 'ipaddr.js'

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
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const [first = 0, second = 0, third = 0, fourth = 0] = parsed.parts
  return `${[first, second, third, fourth & 0xff00].map((part) => part.toString(16)).join(':')}::/56`
}
