/** The part of Deno that functions use beside web standards. */
declare namespace Deno {
  const env: { get(name: string): string | undefined }
  function serve(
    handler: (
      request: Request,
      info: { readonly remoteAddr: { readonly hostname: string } },
    ) => Promise<Response>,
  ): unknown
}
