/** The median of these numbers. `NaN` for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

export function row([first = '', ...rest]: string[]): string {
  return first.padEnd(36) + rest.map((cell) => cell.padStart(15)).join('')
}
