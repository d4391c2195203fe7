/** WebKit is known to lose, or to break on, Blobs in its database. */
export const storesBlobs = () => navigator.vendor !== 'Apple Computer, Inc.'
