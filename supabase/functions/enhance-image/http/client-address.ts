/**
 * The client that a request counts for.
 *
 * @param header the one in which a trusted proxy names the client. Of a list the last entry counts, which the
 * nearest proxy has added; those before it are the client's own word.
 * @param connection the address of the connection, which counts if no header names one
 */
export function clientOf(headers: Headers, connection: string, header: string | null): string {
  const named = header === null ? undefined : headers.get(header)?.split(',').at(-1)?.trim()
  return withoutPort(named || connection)
}

/** Some proxies add the client's port: `203.0.113.9:1000`, `[2001:db8::1]:1000`. */
const withoutPort = (address: string) =>
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address
