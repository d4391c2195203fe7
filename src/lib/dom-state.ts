type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Elements that visitors fill in, open, press or scroll. The fields of password managers have no names. */
const kinds = ['form [name]', 'details', 'summary', '[popover]', 'a', 'button', '[tabindex]']

/**
 * Reads what a visitor has done and nothing but the document knows: what fields hold, which questions and
 * menus are open, where the focus is, how far all is scrolled. For when React draws the page anew, in other
 * elements.
 *
 * @returns what puts it into these. It does nothing where the old ones are still there.
 */
export function readDomState(): () => void {
  const { activeElement } = document
  const { scrollY } = window
  const before = [...elementsByPlace()].map(([place, element]) => ({
    place,
    element,
    isOpenPopover: element.matches(':popover-open'),
    hasFocus: element === activeElement,
    scrolled: { left: element.scrollLeft, top: element.scrollTop },
  }))

  /** Gives those back that have no successor yet. */
  const restore = (removed: typeof before) => {
    const after = elementsByPlace()
    return removed.filter(({ place, element, isOpenPopover, hasFocus, scrolled }) => {
      const successor = after.get(place)
      if (!successor) return true
      copyState(element, successor)
      if (isOpenPopover) successor.showPopover()
      if (hasFocus) focusLike(element, successor)
      successor.scrollTo(scrolled)
      return false
    })
  }

  return () => {
    const removed = before.filter(({ element }) => !element.isConnected)
    if (removed.length === 0) return
    // The code of a form may still be on its way.
    let late = restore(removed).filter(({ element }) => isField(element) && element.value)
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

/** By their kind and their place among those of it. */
function elementsByPlace(): Map<string, HTMLElement> {
  return new Map(
    kinds.flatMap((kind) =>
      [...document.querySelectorAll<HTMLElement>(kind)].map((element, index) => [
        `${kind} ${index}`,
        element,
      ]),
    ),
  )
}

/** The state that an element has even when it is removed. */
function copyState(from: HTMLElement, to: HTMLElement): void {
  if (from instanceof HTMLDetailsElement) to.toggleAttribute('open', from.open)
  if (!isField(from) || !isField(to) || !from.value) return
  to.value = from.value
  to.dispatchEvent(new Event('input', { bubbles: true }))
}

const isField = (element: HTMLElement): element is Field => element.matches('input, select, textarea')

function focusLike(from: HTMLElement, to: HTMLElement): void {
  to.focus({ preventScroll: true })
  const { selectionStart, selectionEnd } = from as HTMLInputElement
  // Fields of email have no caret to set, and what isn't a field has none at all.
  if (typeof selectionStart === 'number') Object.assign(to, { selectionStart, selectionEnd })
}
