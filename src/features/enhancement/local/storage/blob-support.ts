/** WebKit loses Blobs in IndexedDB, or crashes on them. Their bytes are stored there instead. */
export const storesBlobs = () => navigator.vendor !== 'Apple Computer, Inc.'
