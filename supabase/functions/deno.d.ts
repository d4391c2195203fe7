/** The part of Deno that functions use beside web standards. */
declare namespace Deno {
  const env: { toObject(): Record<string, string> }
  function serve(
    handler: (
      request: Request,
      info: { readonly remoteAddr: { readonly hostname: string } },
    ) => Promise<Response>,
  ): unknown
}
