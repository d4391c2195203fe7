import startLibheif, { type MainModule as Libheif } from 'libheif-js/libheif-wasm/libheif.js'

/** A picture's color space: an ICC profile, or code points of ITU-T H.273. */
export type ColorSpace =
  | { readonly kind: 'profile'; readonly profile: Uint8Array }
  | { readonly kind: 'numbers'; readonly primaries: number; readonly transfer: number }

/** A decoded and upright picture with eight bits per channel. Its rows are in the decoder's memory. */
export interface DecodedHeic {
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
  readonly row: (index: number) => Uint8Array
  readonly colorSpace: ColorSpace | undefined
}

/** Constants of libheif's C interface. */
const rgb = 1
const interleavedChannel = 10
const interleaved = { 3: 10, 4: 11 } as const
const profileTypes = { prof: 0x70726f66, restricted: 0x72494343, numbers: 0x6e636c78 }

/** The size of libheif's error structure in bytes: code, subcode and the address of the message. */
const outcomeBytes = 12

/**
 * Decodes the primary image of a HEIC file and applies its rotation, mirroring and cropping. Ten bits are
 * rounded to eight. Nothing is freed, because the worker ends with the photo.
 *
 * @throws an `Error` with libheif's message
 */
export function decodeHeic(file: Uint8Array, decoder: WebAssembly.Module): DecodedHeic {
  const libheif: Libheif = startLibheif({
    instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(decoder, imports)
      receive(instance)
      return instance.exports
    },
  })
  const outcome = libheif._malloc(outcomeBytes)
  /** Calls a function that writes a 32-bit result to the given address, and returns the result. */
  const answerOf = (call: (answer: number) => void) => {
    const answer = libheif._malloc(4)
    succeed(() => call(answer))
    return libheif.HEAPU32[answer / 4] as number
  }
  const succeed = (call: () => void) => {
    call()
    if (libheif.HEAPU32[outcome / 4] !== 0) throw new Error(wordsAt(libheif.HEAPU32[outcome / 4 + 2]))
  }
  const wordsAt = (address: number) => {
    const bytes: Uint8Array = libheif.HEAPU8
    return String.fromCharCode(...bytes.subarray(address, bytes.indexOf(0, address)))
  }

  const context = libheif._heif_context_alloc()
  const copy = libheif._malloc(file.length)
  libheif.HEAPU8.set(file, copy)
  succeed(() => libheif._heif_context_read_from_memory_without_copy(outcome, context, copy, file.length, 0))
  const photo = answerOf((answer) => libheif._heif_context_get_primary_image_handle(outcome, context, answer))
  const channels = libheif._heif_image_handle_has_alpha_channel(photo) ? 4 : 3
  const image = answerOf((answer) =>
    libheif._heif_decode_image(outcome, photo, answer, rgb, interleaved[channels], 0),
  )
  const strideAddress = libheif._malloc(4)
  const pixels = libheif._heif_image_get_plane_readonly(image, interleavedChannel, strideAddress)
  const stride: number = libheif.HEAPU32[strideAddress / 4]
  const [width, height] = [
    libheif._heif_image_get_primary_width(image),
    libheif._heif_image_get_primary_height(image),
  ]

  const colorSpace = (): ColorSpace | undefined => {
    switch (libheif._heif_image_handle_get_color_profile_type(photo)) {
      case profileTypes.prof:
      case profileTypes.restricted: {
        const length = libheif._heif_image_handle_get_raw_color_profile_size(photo)
        const address = libheif._malloc(length)
        succeed(() => libheif._heif_image_handle_get_raw_color_profile(outcome, photo, address))
        return { kind: 'profile', profile: libheif.HEAPU8.slice(address, address + length) }
      }
      case profileTypes.numbers: {
        const numbers = answerOf((answer) =>
          libheif._heif_image_handle_get_nclx_color_profile(outcome, photo, answer),
        )
        // The structure starts with its version.
        const [primaries, transfer] = libheif.HEAPU32.subarray(numbers / 4 + 1)
        return { kind: 'numbers', primaries, transfer }
      }
      default:
        return undefined
    }
  }
  return {
    width,
    height,
    channels,
    colorSpace: colorSpace(),
    row: (index) =>
      libheif.HEAPU8.subarray(pixels + index * stride, pixels + index * stride + width * channels),
  }
}
