import type { Page } from '@playwright/test'

/**
 * Translates the pages of a tab as Chrome does: before they start and again after each change, a `<font>`
 * with other words takes the place of each text node. Locators find the words as before, because the runner
 * skips the zero-width space at their end.
 *
 * React still has the nodes that were taken away. Where it changes one, nobody sees that, so it is an error
 * in the console.
 */
export const translate = (page: Page) => page.addInitScript(translateAsChrome)

/** Runs in the page. */
function translateAsChrome(): void {
  const removed = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      console.error(`"${oldValue}" has become "${target.nodeValue}", which nobody sees`)
  })

  function replace(text: Text): void {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea')) return
    const font = document.createElement('font')
    font.append(`${text.data}\u200b`)
    text.replaceWith(font)
    removed.observe(text, { characterData: true, characterDataOldValue: true })
  }

  function translateAll(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) replace(text)
  }

  document.addEventListener('DOMContentLoaded', () => {
    translateAll()
    const options = { childList: true, characterData: true, subtree: true }
    new MutationObserver(translateAll).observe(document.body, options)
  })
}
