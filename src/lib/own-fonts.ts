/** A part of the screen and how tall it was, in pixels. */
interface Part {
  readonly element: HTMLElement
  readonly height: number
}

/** The least that a text may shrink to so that it keeps its lines, of its size. Nobody sees that. */
const smallest = 0.9

/**
 * Shows the site's typefaces once they have come. Until then those of the device stand in for them (tokens.css).
 * The two are about as wide, so here and there a line breaks elsewhere. What is in view keeps its place then: a
 * text that would take fewer lines keeps its room, and one that would take more is set a little smaller, until the
 * window has another width.
 */
export async function showOwnFonts(): Promise<void> {
  const root = document.documentElement
  if (root.dataset.fonts !== undefined) return
  if (document.readyState === 'loading')
    await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed, { once: true }))
  const own = [...document.fonts].filter(({ family }) => !family.includes('fallback'))
  // One that fails stays with its stand-in.
  await Promise.allSettled(own.map((font) => font.load()))
  const parts = partsInView(document.body)
  root.dataset.fonts = 'own'
  // A text before what is around it: that fits again then.
  const kept = parts.toReversed().filter(keepHeight)
  if (kept.length > 0) freeOnResize(kept)
}

/** The texts in view and above, and rows that may wrap. */
function partsInView(element: Element): Part[] {
  if (!(element instanceof HTMLElement)) return []
  const { top, height } = element.getBoundingClientRect()
  if (top >= window.innerHeight) return []
  const inner = [...element.children].flatMap(partsInView)
  return mayWrap(element) ? [{ element, height }, ...inner] : inner
}

function mayWrap(element: HTMLElement): boolean {
  const { display, flexWrap } = getComputedStyle(element)
  if (display.startsWith('inline') && display !== 'inline-block') return false
  if (display.includes('flex')) return flexWrap === 'wrap'
  const [first] = [...element.childNodes].filter(
    (node) => node instanceof Element || (node instanceof Text && node.data.trim()),
  )
  return first instanceof Element ? getComputedStyle(first).display.startsWith('inline') : first !== undefined
}

/** @returns whether that took anything */
function keepHeight({ element, height }: Part): boolean {
  const { style } = element
  const now = () => element.getBoundingClientRect().height
  const differs = Math.abs(now() - height) > 0.5
  if (!differs) return false
  const size = Number.parseFloat(getComputedStyle(element).fontSize)
  for (let share = 0.99; now() > height + 0.5 && share >= smallest; share -= 0.01)
    style.fontSize = `${share * size}px`
  style.minHeight = `${height}px`
  return true
}

function freeOnResize(kept: readonly Part[]): void {
  const width = window.innerWidth
  const free = () => {
    if (window.innerWidth === width) return
    removeEventListener('resize', free)
    for (const { element } of kept) {
      element.style.removeProperty('font-size')
      element.style.removeProperty('min-height')
    }
  }
  addEventListener('resize', free)
}
