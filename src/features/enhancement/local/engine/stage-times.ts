/**
 * Measures a stage of a photograph that runs in the page. The user timing entry is for the browser's performance panel
 * and `npm run bench -- page`; the workers' stages have entries of the same kind.
 */
export async function timed<T>(stage: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    const name = `enhancer ${stage}`
    performance.measure(name, { start, end: performance.now() })
    // The entry has been seen by whoever observes; the browser would keep it for good.
    performance.clearMeasures(name)
  }
}
