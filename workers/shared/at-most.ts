/** Runs so many tasks at the same time, and the others in their order as those end, however they do. */
export function atMost(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let places = most
  const waiting: (() => void)[] = []
  return async (task) => {
    if (places > 0) places -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else places += 1
    }
  }
}
