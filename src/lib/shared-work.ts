import { abortable } from './abortable'

interface Shared<Result> {
  readonly stop: AbortController
  readonly result: Promise<Result>
  wanted: number
}

/**
 * Does work once for all who want it at the same time, told apart by a key. Who gives up waits no longer. The
 * work's own signal is aborted when nobody wants it any more; who gives no signal wants it to its end.
 */
export function sharedWork<Result>() {
  const running = new Map<string, Shared<Result>>()

  const begin = (key: string, work: (unwanted: AbortSignal) => Promise<Result>) => {
    const stop = new AbortController()
    const shared: Shared<Result> = { stop, result: work(stop.signal).finally(() => forget()), wanted: 0 }
    const forget = () => running.get(key) === shared && running.delete(key)
    stop.signal.addEventListener('abort', forget)
    running.set(key, shared)
    return shared
  }

  return async (
    key: string,
    work: (unwanted: AbortSignal) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> => {
    signal?.throwIfAborted()
    const shared = running.get(key) ?? begin(key, work)
    shared.wanted += 1
    const leave = () => {
      shared.wanted -= 1
      // Whoever gives up may begin anew at once.
      queueMicrotask(() => shared.wanted === 0 && shared.stop.abort(signal?.reason))
    }
    signal?.addEventListener('abort', leave)
    try {
      return await abortable(shared.result, signal)
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }
}
