/**
 * Runs in the page, at 1440 px: names the sections where five neighboring columns of twelve are empty over more
 * pixels than may be, while others beside them hold something.
 */
export function findEmptyColumns(most: number): string[] {
  const columns = 12
  const together = 5
  const header = [...document.querySelectorAll('header:not(main *) a')]
    .map((link) => link.getBoundingClientRect())
    .filter(({ width }) => width > 1)
  const left = Math.min(...header.map((box) => box.left))
  const right = Math.max(...header.map((box) => box.right))
  const width = (right - left) / columns

  /** What a section shows: words line by line, pictures, fields, and boxes with a ground or a frame of their own. */
  function inkOf(section: Element): DOMRect[] {
    const ground = getComputedStyle(section).backgroundColor
    return [...section.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).clipPath !== 'inset(50%)')
      .flatMap((element) => [...boxesOf(element, ground), ...linesOf(element)])
      .filter((box) => box.width > 1 && box.height > 1)
  }

  function boxesOf(element: Element, ground: string): DOMRect[] {
    const { backgroundColor, borderLeftWidth, position } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const isPicture = element.matches('img, svg, input, select, textarea, button')
    const hasGround = backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== ground
    // It stays in view beside what goes by.
    const track = position === 'sticky' && element.parentElement?.getBoundingClientRect()
    if (track) return [new DOMRect(box.left, track.top, box.width, track.height)]
    return isPicture || hasGround || Number.parseFloat(borderLeftWidth) > 0 ? [box] : []
  }

  function linesOf(element: Element): DOMRect[] {
    return [...element.childNodes].flatMap((node) => {
      if (!(node instanceof Text) || !node.data.trim()) return []
      const range = new Range()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    })
  }

  /** The longest stretch without any of the boxes between the tops and bottoms of others. */
  function longestGap(boxes: readonly DOMRect[], others: readonly DOMRect[]): number {
    let longest = 0
    const edges = others.flatMap(({ top, bottom }) => [top, bottom]).toSorted((a, b) => a - b)
    const [first = 0, last = 0] = [edges.at(0), edges.at(-1)]
    let from = first
    for (const box of [...boxes.toSorted((a, b) => a.top - b.top), { top: last, bottom: last }]) {
      const beside = others.filter(({ top, bottom }) => bottom > from && top < box.top)
      const start = Math.max(from, Math.min(...beside.map(({ top }) => top)))
      const end = Math.min(box.top, Math.max(...beside.map(({ bottom }) => bottom)))
      if (beside.length > 0) longest = Math.max(longest, end - start)
      from = Math.max(from, box.bottom)
    }
    return longest
  }

  const isInside = (box: DOMRect, start: number, end: number) => box.right > start + 1 && box.left < end - 1
  return [...document.querySelectorAll('main > *')]
    .filter((section) => section.checkVisibility())
    .flatMap((section) => {
      const ink = inkOf(section)
      const gaps = Array.from({ length: columns - together + 1 }, (_, column) => {
        const [start, end] = [left + column * width, left + (column + together) * width]
        const [inside, outside] = [
          ink.filter((box) => isInside(box, start, end)),
          ink.filter((box) => !isInside(box, start, end)),
        ]
        return outside.length > 0 ? longestGap(inside, outside) : 0
      })
      const gap = Math.round(Math.max(...gaps))
      const title = section.querySelector('h1, h2')?.textContent ?? section.className
      return gap > most
        ? [`${title}: ${gap} px from column ${gaps.findIndex((one) => Math.round(one) === gap) + 1}`]
        : []
    })
}
