/** Waits for this many milliseconds. Without a number it lets other tasks run. */
export function delay(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
