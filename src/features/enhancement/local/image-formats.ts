import { BMP } from 'image-size/types/bmp'
import { GIF } from 'image-size/types/gif'
import { HEIF } from 'image-size/types/heif'
import { ICO } from 'image-size/types/ico'
import { JPG } from 'image-size/types/jpg'
import { JXL } from 'image-size/types/jxl'
import { JXLStream } from 'image-size/types/jxl-stream'
import { PNG } from 'image-size/types/png'
import { TIFF } from 'image-size/types/tiff'
import { WEBP } from 'image-size/types/webp'

/** The formats of which a browser may show pictures, the usual ones first. AVIF and HEIC are of the HEIF family. */
export const imageFormats = [JPG, PNG, HEIF, WEBP, GIF, BMP, TIFF, JXL, JXLStream, ICO]
