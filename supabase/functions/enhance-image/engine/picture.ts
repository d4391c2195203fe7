/** A decoded photograph: red, green and blue bytes, pixel after pixel, row after row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Some full rows of a picture, from row `top` on. */
export interface Strip {
  readonly top: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Bytes of one pixel. */
export const pixelBytes = 3
