import type { EngineName } from '../settings.ts'
import type { Engine } from './engine.ts'

/** The neural engine is large and for self-hosting: named like this, it stays out of the hosted function's bundle. */
const neuralEngine = new URL('./esrgan-engine.ts', import.meta.url).href

export async function loadEngine(name: EngineName): Promise<Engine> {
  if (name === 'esrgan') {
    const { esrganEngine }: typeof import('./esrgan-engine.ts') = await import(neuralEngine)
    return esrganEngine
  }
  const { standardEngine } = await import('./standard-engine.ts')
  return standardEngine
}
