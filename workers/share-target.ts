/** Read by the local tool (`src/features/enhancement/local/input/shared-files.ts`): one entry per photograph, its name at the end. */
const sharedPhotos = 'shared-photos'

/**
 * Receives photographs shared from another app (`share_target` in the manifest). It stores them until the next share and
 * opens the local tool, which finds them even after a reload. The tool's URL says how many were shared.
 */
export async function receiveShare(request: Request): Promise<Response> {
  const photos = await readPhotos(request)
  try {
    await keepPhotos(photos)
  } catch {
    // The storage is full or blocked. The tool notices that photographs are missing, and says so.
  }
  return Response.redirect(`/image-enhancement?shared=${photos.length}`, 303)
}

/** More than a gallery shares at once. */
const maxPhotos = 999

/** The shared photographs. Some versions of Chrome share an empty form, and any site can post other files. */
async function readPhotos(request: Request): Promise<File[]> {
  try {
    const values = (await request.formData()).getAll('photos')
    const files = values.filter((value) => value instanceof File)
    return files.filter(({ size, type }) => size > 0 && type.startsWith('image/')).slice(0, maxPhotos)
  } catch {
    return []
  }
}

/** Stores one photograph after the other. That keeps their order, and stores as many as fit. */
async function keepPhotos(photos: readonly File[]): Promise<void> {
  await caches.delete(sharedPhotos)
  const cache = await caches.open(sharedPhotos)
  for (const [index, photo] of photos.entries()) {
    const path = `/${sharedPhotos}/${index}/${encodeURIComponent(photo.name)}`
    await cache.put(path, new Response(photo, { headers: { 'Content-Type': photo.type } }))
  }
}
