import type { PhotoName } from './photo-names.gen'

/** Where the site has a photograph as one JPEG. The build makes it, and the function enhances what is there. */
export const photoPath = (name: PhotoName) => `/photos/${name}.jpg`
