import { vi } from 'vitest'

/** Waits until a condition holds. Slow machines are not failures. */
export const eventually = (condition: () => unknown) => vi.waitUntil(condition, { timeout: 60_000 })
