import { afterEach, expect, test } from 'vitest'
import { showOwnFonts } from '@/lib/own-fonts'

// Whole pages, at sizes at random, are in tests/e2e/arrival.spec.ts. Here wider letters stand for a font that comes.

afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset.fonts
})

/** Words in the middle beside a photograph, eight in a line. Their heading is in the window, and their text below it. */
function showRow(): HTMLElement {
  document.body.innerHTML = `
    <style>
      body { margin: 0; font: 16px / 24px monospace }
      main > div:first-child { display: grid; grid-template-columns: 1fr 31.5ch; align-items: center; margin-top: ${innerHeight - 150}px }
      figure { height: 400px; margin: 0 }
      h3 { height: 30px; margin: 0; overflow: hidden }
      p { margin: 0 }
      [data-fonts] p { letter-spacing: 0.03em }
    </style>
    <main>
      <div><figure></figure><div><h3>Oak</h3><p>${'oak '.repeat(40)}</p></div></div>
      <div style="width: 31.5ch; margin-top: ${innerHeight}px"><p id="last">${'oak '.repeat(40)}</p></div>
    </main>`
  return document.querySelector('h3') as HTMLElement
}

const placeOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0

test('what’s centered in view stays, though its last words are below the window', async () => {
  const heading = showRow()
  const before = placeOf(heading)
  expect(before).toBeLessThan(innerHeight)
  expect(placeOf(heading.nextElementSibling)).toBeGreaterThanOrEqual(innerHeight)
  await showOwnFonts()
  expect(getComputedStyle(heading.nextElementSibling as Element).letterSpacing).not.toBe('normal')
  expect(placeOf(heading)).toBe(before)
})

test('what begins below the window is as its own font has it', async () => {
  showRow()
  const last = document.getElementById('last') as HTMLElement
  await showOwnFonts()
  expect(last.getAttribute('style')).toBeNull()
})
