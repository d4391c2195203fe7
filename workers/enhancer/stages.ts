const totals = new Map<string, number>()

/**
 * Adds a stage's time to the current photograph. The totals become user timing entries, so that the browser's developer
 * tools and `npm run bench` show where the time goes in each worker.
 */
export async function timed<T>(stage: string, work: () => T | Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    totals.set(stage, (totals.get(stage) ?? 0) + performance.now() - start)
  }
}

/** Reports the totals of one photograph. */
export function reportStages(): void {
  const now = performance.now()
  for (const [stage, milliseconds] of totals) {
    performance.measure(`enhancer ${stage}`, { start: now - milliseconds, end: now })
    // Observers have received the entry. The browser would keep it in memory forever.
    performance.clearMeasures(`enhancer ${stage}`)
  }
  totals.clear()
}
