import {
  type BuildDescription,
  describeBuildMessage,
  type PrecacheResult,
  precacheSiteMessage,
} from '~/workers/service-worker/protocol'

// Workbox would ask only workers that this tab has registered, and wait forever for one that never answers.

/** Milliseconds after which a service worker that hasn't answered counts as foreign, like an empty one. */
const patience = 10_000

/** Milliseconds that browsers give a service worker for one message. */
const longest = 5 * 60_000

/** Describes a service worker's build. `undefined` for one that does not answer. */
export function describeBuild(worker: ServiceWorker | null): Promise<BuildDescription | undefined> {
  const mark = document.querySelector<HTMLMetaElement>('meta[name="revision"]')?.content
  return ask(worker, { type: describeBuildMessage, mark }, patience)
}

export async function precacheSite({ active }: ServiceWorkerRegistration): Promise<PrecacheResult> {
  const result = await ask<PrecacheResult>(active, { type: precacheSiteMessage }, longest)
  return result ?? 'interrupted'
}

/** Asks a service worker; `undefined` if it doesn't answer: it's foreign, stopped or was replaced. */
async function ask<Answer>(worker: ServiceWorker | null, message: object, wait: number) {
  if (!worker) return undefined
  const { port1, port2 } = new MessageChannel()
  const done = new AbortController()
  const answer = new Promise<Answer | undefined>((resolve) => {
    const isReplaced = () => worker.state === 'redundant' && resolve(undefined)
    port1.onmessage = ({ data }) => resolve(data)
    worker.addEventListener('statechange', isReplaced, { signal: done.signal })
    const timer = setTimeout(resolve, wait)
    done.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  worker.postMessage(message, [port2])
  return answer.finally(() => {
    port1.close()
    done.abort()
  })
}
