export interface Device {
  readonly workers: number
  readonly maximumPixels: number
}

/** More workers were not measured. Each takes memory for its part of the picture. */
const mostWorkers = 4

/** Megapixels for each gigabyte of memory: a photo takes many times its size while it's enhanced. */
const megapixelsPerGigabyte = 16

/** Browsers that don't tell their memory run on desktops, or on iPhones and iPads, where pages get little. */
const unknownMegapixels = { desktop: 128, apple: 64 }

export interface DeviceFacts {
  readonly hardwareConcurrency?: number
  /** Gigabytes, rounded down to a power of two, at most 8. */
  readonly deviceMemory?: number
  readonly platform?: string
  readonly maxTouchPoints?: number
}

/**
 * The pool's size and the largest photo. Two workers on two cores, never more than cores; one on iOS and
 * on devices with little memory.
 */
export function assessDevice(facts: DeviceFacts): Device {
  const { hardwareConcurrency = 1, deviceMemory, platform = '', maxTouchPoints = 0 } = facts
  // iPads call themselves Macs, which have no touch screens.
  const isApplePhone = /iPhone|iPad|iPod/.test(platform) || (platform === 'MacIntel' && maxTouchPoints > 1)
  const isSmall = isApplePhone || (deviceMemory !== undefined && deviceMemory <= 2)
  const megapixels = deviceMemory
    ? deviceMemory * megapixelsPerGigabyte
    : unknownMegapixels[isApplePhone ? 'apple' : 'desktop']
  return {
    workers: isSmall ? 1 : Math.max(1, Math.min(hardwareConcurrency, mostWorkers)),
    maximumPixels: megapixels * 1e6,
  }
}
