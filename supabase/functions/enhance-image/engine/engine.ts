import type { EngineName } from '../settings.ts'

/** Part of every result's name. Change it whenever the same photograph would get another result. */
export const engineVersions: Readonly<Record<EngineName, string>> = {
  standard: 'standard-1',
  esrgan: 'esrgan-slim-1',
}

/** Enlarges a photograph to twice its width and height, with less noise and a little sharper. */
export interface Engine {
  /** See {@link engineVersions}. */
  readonly version: string
  /**
   * @param photo a JPEG
   * @returns a JPEG
   * @throws Refusal where the photograph is damaged
   */
  enhance(photo: Uint8Array, abort: AbortSignal): Promise<Uint8Array<ArrayBuffer>>
}
