/** How files of the formats begin that browsers show. */
const pictures = /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|BM|.{4}ftyp(avi|hei|hev|mif1|msf1))/s

/** True if a file's first bytes are those of a picture, whatever its name. Rejects if it can't be read. */
export async function beginsAsPicture(file: Blob): Promise<boolean> {
  const beginning = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  return pictures.test(String.fromCharCode(...beginning))
}
