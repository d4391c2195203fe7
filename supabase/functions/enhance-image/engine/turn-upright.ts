import { type Picture, pixelBytes } from './picture.ts'

/** Turns a picture upright that has one of EXIF's eight orientations. */
export function turnUpright(picture: Picture, orientation: number): Picture {
  if (orientation === 1) return picture
  const { width: columns, height: rows } = picture
  // The steps to the next stored pixel in a row and in a column, and the place of the upright first pixel.
  const column = [2, 3, 7, 8].includes(orientation) ? -1 : 1
  const row = [3, 4, 6, 7].includes(orientation) ? -columns : columns
  const first = (column < 0 ? columns - 1 : 0) + (row < 0 ? (rows - 1) * columns : 0)

  const isOnItsSide = orientation >= 5
  const [width, height] = isOnItsSide ? [rows, columns] : [columns, rows]
  const [right, down] = isOnItsSide ? [row, column] : [column, row]
  const pixels = new Uint8Array(picture.pixels.length)
  let at = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const stored = (first + x * right + y * down) * pixelBytes
      for (let color = 0; color < pixelBytes; color += 1) {
        pixels[at] = picture.pixels[stored + color] as number
        at += 1
      }
    }
  }
  return { width, height, pixels }
}
