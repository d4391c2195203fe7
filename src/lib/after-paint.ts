/** Runs a function once the browser has painted the next frame. */
export function afterPaint(run: () => void): { readonly cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return {
    cancel() {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    },
  }
}
