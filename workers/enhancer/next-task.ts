const channel = new MessageChannel()
const waiting: (() => void)[] = []

channel.port1.onmessage = () => waiting.shift()?.()

/** Lets this worker receive its messages before it continues. Browsers would delay a timer to 4 ms. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    channel.port2.postMessage(null)
  })
}
