import type { LockHolder } from '../lifetime/protocol'

/** The contract between the page and the HEIC worker. The page imports nothing else from this folder. */
export interface HeicSurface extends LockHolder {
  /**
   * Converts a HEIC file to an upright PNG file with eight bits per channel and the original's color space.
   * The PNG file is not compressed, because it is deleted after the enhancement.
   *
   * @param decoder the compiled `libheif.wasm`
   * @throws an `Error` with `failures.notAnImage` of the enhancer's protocol if the file cannot be decoded
   */
  toPng(photo: Blob, decoder: WebAssembly.Module): Promise<Blob>
}
