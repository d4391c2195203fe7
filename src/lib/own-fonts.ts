/** The least that a text may shrink to so that it keeps its lines, of its size. Nobody sees that. */
const smallest = 0.9

/** The least of its width to which a text is narrowed. What is then still lower has space below it. */
const narrowest = 0.6

/** Pixels that nobody sees. */
const tolerance = 0.5

/**
 * Shows the site's typefaces once they have come. Until then those of the device stand in for them (tokens.css).
 * The two are about as wide, so here and there a line breaks elsewhere. What is in view keeps its place then: a
 * text that would take fewer lines is set narrower, and one that would take more a little smaller, until the window
 * has another width.
 */
export async function showOwnFonts(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed, { once: true }))
  const own = [...document.fonts].filter(({ family }) => !family.includes('fallback'))
  // One that fails stays with its stand-in.
  await Promise.allSettled(own.map((font) => font.load()))
  const heights = new Map(textsInView(document.body).map((text) => [text, heightOf(text)]))
  document.documentElement.dataset.fonts = 'own'
  // A text before what is around it: that fits again then.
  const changed = [...heights].reverse().filter(keepHeight)
  const width = innerWidth
  addEventListener('resize', () => {
    if (innerWidth !== width)
      for (const [{ style }] of changed.splice(0))
        style.fontSize = style.lineHeight = style.maxWidth = style.minHeight = ''
  })
}

const heightOf = (element: Element) => element.getBoundingClientRect().height

/**
 * The texts in view and above, and rows that may wrap. A part that begins in view counts whole, unless it's higher
 * than the window: what's centered in it would move with a line that's below.
 *
 * @param isInPart whether the element is in such a part
 */
function textsInView(element: Element, isInPart = false): HTMLElement[] {
  if (!(element instanceof HTMLElement)) return []
  const { top, height } = element.getBoundingClientRect()
  if (top >= innerHeight && !isInPart) return []
  const inner = [...element.children].flatMap((child) =>
    textsInView(child, isInPart || height <= innerHeight),
  )
  return mayWrap(element) ? [element, ...inner] : inner
}

function mayWrap(element: HTMLElement): boolean {
  const { display, flexWrap } = getComputedStyle(element)
  if (/^inline(?!-block)/.test(display)) return false
  if (display.includes('flex')) return flexWrap === 'wrap'
  const [first] = [...element.childNodes].filter(
    (node) => node instanceof Element || (node instanceof Text && node.data.trim()),
  )
  return first instanceof Element ? getComputedStyle(first).display.startsWith('inline') : first !== undefined
}

/** @returns whether that took anything */
function keepHeight([text, height]: readonly [HTMLElement, number]): boolean {
  if (Math.abs(heightOf(text) - height) <= tolerance) return false
  const { fontSize, lineHeight } = getComputedStyle(text)
  const { width, height: own } = text.getBoundingClientRect()
  if (own > height) {
    // Without the line that's too many, the others are where they were.
    if (own - height > Number.parseFloat(lineHeight) / 2) text.style.lineHeight = lineHeight
    for (let share = 0.99; heightOf(text) > height + tolerance && share > smallest; share -= 0.01)
      text.style.fontSize = `${share * Number.parseFloat(fontSize)}px`
  } else
    for (let share = 0.97; heightOf(text) < height - tolerance && share > narrowest; share -= 0.03)
      text.style.maxWidth = `${share * width}px`
  text.style.minHeight = `${height}px`
  return true
}
