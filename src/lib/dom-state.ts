type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Reads what a visitor has done and nothing but the document knows: what the forms' fields hold, where the focus
 * is, how far the page is scrolled. For when React draws the page anew, in other elements.
 *
 * @returns what puts it into these. It does nothing where the old ones are still there.
 */
export function readDomState(): () => void {
  const { activeElement } = document
  const { scrollY } = window
  const before = fields().map((field, place) => ({ field, place, hasFocus: field === activeElement }))

  /** Gives those back that have no successor yet. */
  const restore = (removed: typeof before) => {
    const after = fields()
    return removed.filter(({ field, place, hasFocus }) => {
      const successor = after[place]
      if (!successor) return true
      copyValue(field, successor)
      if (hasFocus) successor.focus({ preventScroll: true })
      return false
    })
  }

  return () => {
    const removed = before.filter(({ field }) => !field.isConnected)
    if (removed.length === 0) return
    // The code of a form may still be on its way.
    let late = restore(removed).filter(({ field }) => field.value)
    window.scrollTo({ top: scrollY, behavior: 'instant' })
    if (late.length === 0) return
    new MutationObserver((_, observer) => {
      late = restore(late)
      if (late.length === 0) observer.disconnect()
    }).observe(document.body, { childList: true, subtree: true })
  }
}

let restoreNoted = () => {}

/** Notes what the visitor has done so far. To be called before React hydrates the page or a part of it. */
export function noteDomState(): void {
  restoreNoted = readDomState()
}

/** For when React couldn't hydrate it, and has drawn it anew. */
export const restoreDomState = () => restoreNoted()

/** Those that visitors fill in. The fields of password managers have no names. */
const fields = () => [...document.querySelectorAll<Field>('form :is(input, select, textarea)[name]')]

function copyValue(from: Field, to: Field): void {
  if (!from.value) return
  to.value = from.value
  to.dispatchEvent(new Event('input', { bubbles: true }))
}
