/** WebKit loses Blobs in IndexedDB, or crashes on them. Their bytes are stored there instead. */
const storesBlobs = () => navigator.vendor !== 'Apple Computer, Inc.'

/** A file as this browser's database takes it. */
export const storedFrom = async (file: Blob): Promise<Blob | ArrayBuffer> =>
  storesBlobs() ? file : file.arrayBuffer()

/** A file that {@link storedFrom} made ready for the database. */
export const fileFrom = (stored: Blob | ArrayBuffer, type: string): Blob =>
  stored instanceof Blob ? stored : new Blob([stored], { type })
