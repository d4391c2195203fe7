import type { EngineName } from '../settings.ts'

/** Enlarges a photograph to twice its width and height, with less noise and a little sharper. */
export interface Engine {
  /** Part of every result's name: changes whenever the same photograph would come out differently. */
  readonly version: string
  /**
   * @param photo a JPEG
   * @returns a JPEG
   * @throws Refusal where the photograph is damaged
   */
  enhance(photo: Uint8Array, abort: AbortSignal): Promise<Uint8Array<ArrayBuffer>>
}

/** The neural engine is large and for self-hosting: named like this, it stays out of the hosted function's bundle. */
const neuralEngine = new URL('./esrgan-engine.ts', import.meta.url).href

export async function loadEngine(name: EngineName): Promise<Engine> {
  if (name === 'esrgan') {
    const { esrganEngine }: typeof import('./esrgan-engine.ts') = await import(neuralEngine)
    return esrganEngine
  }
  const { magickEngine } = await import('./magick-engine.ts')
  return magickEngine
}
