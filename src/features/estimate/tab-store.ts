import { Store } from '@tanstack/store'

/**
 * A store whose value survives a reload of the page and ends with its tab. In a browser that refuses storage it lasts as
 * long as the page.
 *
 * @param key names the value in the tab's `sessionStorage`
 * @param parse turns what stands there into a value; it gets `undefined` where nothing does, and anything where somebody
 *   else wrote it
 */
export function createTabStore<Value>(key: string, parse: (stored: unknown) => Value): Store<Value> {
  const store = new Store<Value>(parse(read(key)))
  store.subscribe((value) => write(key, value))
  return store
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as unknown
  } catch {
    return undefined
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is blocked or full. The page's memory still holds the value.
  }
}
