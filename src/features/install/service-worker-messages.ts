import { afterAwake } from '@/lib/after-awake'
import {
  type BuildDescription,
  describeBuildMessage,
  type PrecacheResult,
  precacheSiteMessage,
} from '~/workers/service-worker/protocol'

// Workbox would ask only workers that this tab has registered, and wait forever for one that never answers.

/** Milliseconds for which a service worker's answer is waited for, as by a foreign or an empty one. */
const patience = 10_000

/** Milliseconds that browsers give a service worker for one message. */
const longest = 5 * 60_000

/** No answer has come for a while. One that comes later is told to whoever has asked. */
export const silent = Symbol('silent')

/**
 * Describes a service worker's build: `undefined` for one that doesn't exist or was replaced, and
 * {@link silent} for one that hasn't answered yet.
 *
 * @param onLate told of an answer that comes after that
 */
export function describeBuild(
  worker: ServiceWorker | null,
  onLate: (build: BuildDescription) => void = () => {},
): Promise<BuildDescription | undefined | typeof silent> {
  const mark = document.querySelector<HTMLMetaElement>('meta[name="revision"]')?.content
  return ask(worker, { type: describeBuildMessage, mark }, patience, onLate)
}

/** Has the rest of the site stored. What had come stays, so that a silent one is simply asked again. */
export async function precacheSite({ active }: ServiceWorkerRegistration): Promise<PrecacheResult> {
  const result = await ask<PrecacheResult>(active, { type: precacheSiteMessage }, longest)
  return result === undefined || result === silent ? 'interrupted' : result
}

async function ask<Answer>(
  worker: ServiceWorker | null,
  message: object,
  wait: number,
  onLate: (answer: Answer) => void = () => {},
): Promise<Answer | undefined | typeof silent> {
  if (!worker) return undefined
  const { port1, port2 } = new MessageChannel()
  const done = new AbortController()
  return new Promise((resolve) => {
    let isLate = false
    const stop = afterAwake(wait, () => {
      isLate = true
      resolve(silent)
    })
    const end = (answer: Answer | undefined) => {
      stop()
      port1.close()
      done.abort()
      if (isLate && answer !== undefined) onLate(answer)
      else resolve(answer)
    }
    const onChange = () => worker.state === 'redundant' && end(undefined)
    worker.addEventListener('statechange', onChange, { signal: done.signal })
    port1.onmessage = ({ data }) => end(data)
    worker.postMessage(message, [port2])
  })
}
