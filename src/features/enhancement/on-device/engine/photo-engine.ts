import type { Remote } from 'comlink'
import { comlink } from '@/features/enhancement/comlink'
import { idleTime, lease } from '@/features/enhancement/worker-lease'
import type { EnhancerSurface } from '~/workers/enhancer/protocol'
import { PhotoError } from '../failures'

export interface EngineOptions {
  /** How many workers enhance a photo together, at least one. */
  readonly workers: number
  readonly maximumPixels: number
  readonly startWorker: () => Worker
}

export interface Engine {
  /** Has the workers decode the photo that is to be enhanced next, beside the one that they are at. */
  prefetch(photo: Blob): void
  /**
   * Gives a PNG file; one at a time. If a worker dies, which may be no fault of the photo, it is tried
   * once more in new workers.
   *
   * @throws an `Error` whose message is for people, or the signal's reason once it is aborted
   */
  enhance(photo: Blob, signal?: AbortSignal): Promise<Blob>
}

type Enhancer = Remote<EnhancerSurface>

/** Enhances photos, and decodes the next one meanwhile. */
export function createEngine({ workers, maximumPixels, startWorker }: EngineOptions): Engine {
  const { run } = lease<EnhancerSurface>(() => Array.from({ length: workers }, startWorker), {
    broken: (why) => new PhotoError(why),
    idle: idleTime,
    atOnce: 1,
    deadline: 60_000,
    connect,
  })
  /** Of the last photo's workers, which may have ended since; of none while the next photo is on its way to them. */
  let enhancer: Enhancer | undefined
  let atWork: Blob | undefined
  let next: { readonly photo: Blob; readonly by: Enhancer | undefined } | undefined

  const prefetch = (photo: Blob) => {
    // Its turn may have come already.
    if (photo === atWork) return
    // If the workers have died, the photo at work fails and says so.
    enhancer?.prefetch(photo).catch(() => {})
    next = { photo, by: enhancer }
  }

  const attempt = async (photo: Blob, signal?: AbortSignal): Promise<Blob> => {
    const asked = next
    next = undefined
    enhancer = undefined
    atWork = photo
    const enhance = (surface: Enhancer) => {
      enhancer = surface
      const isPrefetched = asked?.photo === photo && asked.by === surface
      const enhanced = surface.enhance(photo, maximumPixels, isPrefetched)
      // The one after it may have been asked for already: workers hear of photos in the order of their turns.
      if (next) prefetch(next.photo)
      return enhanced
    }
    try {
      return await run(enhance, signal)
    } finally {
      atWork = undefined
    }
  }

  return {
    prefetch,

    async enhance(photo, signal) {
      try {
        return await attempt(photo, signal)
      } catch (cause) {
        if (!(cause instanceof PhotoError) || cause.kind !== 'worker died') throw cause
        return attempt(photo, signal)
      }
    },
  }
}

/** The first worker enhances, and the others help it. */
async function connect(
  [first, ...helpers]: readonly Enhancer[],
  beat: (milliseconds: number) => void,
): Promise<void> {
  const { proxy, transfer } = await comlink.load()
  const help = async (helper: Enhancer) => {
    const { port1, port2 } = new MessageChannel()
    await Promise.all([helper.help(transfer(port1, [port1])), first?.addHelper(transfer(port2, [port2]))])
  }
  await Promise.all([first?.onHeartbeat(proxy(beat)), ...helpers.map(help)])
}
