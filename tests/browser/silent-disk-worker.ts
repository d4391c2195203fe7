/**
 * The worker that writes results, on a device whose private file system never answers and whose clock is
 * fast.
 */
const { setTimeout } = globalThis
globalThis.setTimeout = ((run: () => void) => setTimeout(run, 20)) as typeof setTimeout
navigator.storage.getDirectory = () => new Promise(() => {})

// By its address, since its types are those of workers.
await import(/* @vite-ignore */ new URL('../../workers/result-writer/result-writer.ts', import.meta.url).href)
postMessage('listens')

export {}
