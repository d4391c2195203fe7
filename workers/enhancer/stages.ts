const totals = new Map<string, number>()

/**
 * Adds a stage's time to the photograph at work. The totals become user timing entries, so that the performance panel of
 * the browser's developer tools and `npm run bench` can tell where the time goes in each worker.
 */
export async function timed<T>(stage: string, work: () => T | Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    totals.set(stage, (totals.get(stage) ?? 0) + performance.now() - start)
  }
}

/** Ends the account of one photograph. */
export function reportStages(): void {
  const now = performance.now()
  for (const [stage, milliseconds] of totals) {
    performance.measure(`enhancer ${stage}`, { start: now - milliseconds, end: now })
    // The entry has been seen by whoever observes; the browser would keep it for good.
    performance.clearMeasures(`enhancer ${stage}`)
  }
  totals.clear()
}
