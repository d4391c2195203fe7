/// <reference path="../env.d.ts" />
import binary from './kernel/index.ts?wasm'

/** The kernel's exports; `kernel/index.ts` describes them. Addresses are bytes of its memory. */
export interface Kernel {
  readonly memory: WebAssembly.Memory
  prepare(width: number, rows: number): number
  encodeStrip(rows: number, redFirst: boolean): number
  prepareEnlarging(
    width: number,
    height: number,
    toWidth: number,
    toHeight: number,
    rows: number,
    sourceRows: number,
  ): number
  firstSourceRowOf(row: number): number
  lastSourceRowOf(row: number): number
  encodeEnlarged(
    firstRow: number,
    rows: number,
    firstSource: number,
    sources: number,
    redFirst: boolean,
  ): number
  enlargedRow(row: number, firstSource: number, sources: number, redFirst: boolean): number
  chunkAddress(): number
  stripAdler(): number
}

let compiled: Promise<WebAssembly.Module> | undefined
const idle: Kernel[] = []

/**
 * Creates a kernel with its own memory, for one picture at a time.
 *
 * @throws if WebAssembly is blocked or has no SIMD in this browser
 */
export async function takeKernel(): Promise<Kernel> {
  const known = idle.pop()
  if (known) return known
  compiled ??= WebAssembly.compile(bytesOf(binary))
  const instance = await WebAssembly.instantiate(await compiled)
  return instance.exports as unknown as Kernel
}

const bytesOf = (hexadecimal: string) =>
  Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** The kernel and its memory are kept for the next picture. */
export function giveBack(kernel: Kernel): void {
  idle.push(kernel)
}
