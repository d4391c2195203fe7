import type { Estimate } from './store/local-state'

/** Bytes in words, no more exact than they are. */
export function roughSize(bytes: number): string {
  const megabytes = bytes / 1024 ** 2
  if (megabytes < 1) return `${Math.max(1, Math.round(megabytes * 10)) / 10} MB`
  if (megabytes < 1000) return `${Math.round(megabytes)} MB`
  return `${Math.round(megabytes / 102.4) / 10} GB`
}

/** A duration in words, no more exact than it is. */
function roughTime(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 10) return 'a few seconds'
  if (seconds < 90) return `about ${Math.round(seconds / 5) * 5} s`
  return `about ${Math.round(seconds / 60)} minutes`
}

/** What is to be expected of a batch, in words. */
export function estimateInWords({ images, bytes, milliseconds, roomFor }: Estimate): string {
  const size = `about ${roughSize(bytes)}`
  if (roomFor < images) {
    return `${images} photos, ${size}; this device has room for ${roomFor}. The others stay in memory until you save them.`
  }
  return [
    `${images} ${images === 1 ? 'image' : 'images'}`,
    `${size} of results`,
    ...(milliseconds === undefined ? [] : [roughTime(milliseconds)]),
  ].join(', ')
}
