/**
 * Runs in the page: names what is read as one and broken all the same. A hyphen between numbers, a license's letters
 * and its number, and the dot between two facts with the word before it.
 */
export function findBrokenLines(): string[] {
  const together = /\d-\d|[A-Z]-\d|in-home|\S\s·/g

  const topAt = (text: Text, index: number) => {
    const range = new Range()
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    return range.getClientRects()[0]?.top
  }

  function brokenIn(text: Text): string[] {
    return [...text.data.matchAll(together)].flatMap(({ 0: words, index }) => {
      const [first, last] = [topAt(text, index), topAt(text, index + words.length - 1)]
      const isBroken = first !== undefined && last !== undefined && Math.abs(first - last) > 2
      return isBroken ? [text.data.slice(Math.max(0, index - 20), index + 20)] : []
    })
  }

  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter((text) => text.parentElement?.checkVisibility()).flatMap(brokenIn)
}
