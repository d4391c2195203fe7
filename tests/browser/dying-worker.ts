import { onTestFinished, vi } from 'vitest'

/** The names of the locks by which the page hears of a worker's end. */
async function watchedWorkers(): Promise<string[]> {
  const { pending = [] } = await navigator.locks.query()
  return pending.flatMap(({ name }) => (name?.startsWith('worker-') ? [name] : []))
}

/** The worker that starts next. */
export function nextWorker() {
  const earlier = watchedWorkers()
  const { promise: started, resolve } = Promise.withResolvers<Worker>()
  const RealWorker = Worker
  vi.stubGlobal(
    'Worker',
    class extends RealWorker {
      constructor(...args: ConstructorParameters<typeof RealWorker>) {
        super(...args)
        resolve(this)
      }
    },
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return {
    started,

    /** Ends it as browsers do for want of memory: without a word to its page, once that would notice. */
    async endInSilence(): Promise<void> {
      const known = await earlier
      const isWatched = async () => (await watchedWorkers()).some((name) => !known.includes(name))
      await vi.waitUntil(isWatched, { timeout: 60_000 })
      const worker = await started
      worker.terminate()
    },
  }
}
