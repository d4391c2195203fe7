/** How the list shows photographs: one in a row, with its sizes, or as a grid of thumbnails. */
export type ListView = 'rows' | 'grid'

const storageKey = 'enhancement-list-view'

/** The choice of the last visit. */
export function rememberedView(): ListView {
  try {
    return localStorage.getItem(storageKey) === 'grid' ? 'grid' : 'rows'
  } catch {
    return 'rows'
  }
}

export function rememberView(view: ListView): void {
  try {
    localStorage.setItem(storageKey, view)
  } catch {
    // It is chosen again at the next visit.
  }
}
