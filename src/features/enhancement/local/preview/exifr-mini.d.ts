/** The smallest edition of exifr has the functions of the whole one, but no declarations of its own. */
declare module 'exifr/dist/mini.esm.mjs' {
  export { rotation, thumbnail } from 'exifr'
}
