/** The worker that writes results, on a device that is full after the first byte. */
Object.assign(Reflect.get(globalThis, 'FileSystemSyncAccessHandle').prototype, { write: () => 1 })

// By its address, since its types are those of workers.
await import(/* @vite-ignore */ new URL('../../workers/result-writer/result-writer.ts', import.meta.url).href)
postMessage('listens')

export {}
