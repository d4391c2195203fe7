/** What the page and the HEIC worker agree on. The page imports nothing else from this folder. */
export interface HeicSurface {
  /**
   * The photograph of a HEIC file as a PNG file: upright, with eight bits a channel, in the original's colour space. It
   * is not compressed, because it lives only until it is enhanced.
   *
   * @param decoder the compiled `libheif.wasm`
   * @throws an `Error` with the words for a file that is no picture (`failures` in the enhancer's protocol)
   */
  toPng(photo: Blob, decoder: WebAssembly.Module): Promise<Blob>
}
