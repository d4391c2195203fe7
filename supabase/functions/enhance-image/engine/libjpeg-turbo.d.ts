/** The part of the codec's interface that is used here. Its buffers are invalid once its memory grows. */
declare module '@cornerstonejs/codec-libjpeg-turbo-8bit/wasmjs' {
  interface FrameInfo {
    readonly width: number
    readonly height: number
    readonly bitsPerSample: number
    readonly componentCount: number
    readonly isSigned: boolean
  }

  interface JPEGDecoder {
    getEncodedBuffer(length: number): Uint8Array
    /** Throws a number if the JPEG is damaged, even slightly. */
    decode(): void
    getFrameInfo(): FrameInfo
    getDecodedBuffer(): Uint8Array
    delete(): void
  }

  interface JPEGEncoder {
    setProgressive(isProgressive: 0 | 1): void
    setQuality(quality: number): void
    setSubSampling(subSampling: number): void
    getDecodedBuffer(frame: FrameInfo): Uint8Array
    encode(): void
    getEncodedBuffer(): Uint8ClampedArray<ArrayBuffer>
    delete(): void
  }

  export interface Codec {
    readonly JPEGDecoder: new () => JPEGDecoder
    readonly JPEGEncoder: new () => JPEGEncoder
  }

  export default function loadCodec(options: { readonly wasmBinary: Uint8Array }): Promise<Codec>
}
