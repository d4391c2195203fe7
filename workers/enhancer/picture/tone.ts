/**
 * The enhanced value for each of the 256 values of a color channel: `v * 1.1 + 5`, capped at 255
 * (specification, section 9). A clamped array rounds halves to even numbers, which `Math.round` does not: 5
 * becomes 10, not 11. The kernel has the same in `workers/enhancer/kernel/assembly/tone.ts`, and
 * `engineVersion` counts changes.
 */
export const toneTable = Uint8ClampedArray.from({ length: 256 }, (_, value) => value * 1.1 + 5)

/** Brightens RGBA pixels in place. Alpha values do not change. */
export function brighten(pixels: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    for (let channel = at; channel < at + 3; channel++) {
      pixels[channel] = toneTable[pixels[channel] as number] as number
    }
  }
}
