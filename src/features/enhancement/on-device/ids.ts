let lastTime = 0

/** An id for a photo or a batch. Ids sort by the time when they were made; no other tab makes the same. */
export function newId(): string {
  lastTime = Math.max(Date.now(), lastTime + 1)
  return `${String(lastTime).padStart(15, '0')} ${Math.random().toString(36).slice(2)}`
}

/** When an id was made, in milliseconds since 1970; 0 of one that doesn't tell. */
export const timeOf = (id: string): number => Number.parseInt(id, 10) || 0
