import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atApproach, atIntent, lazyModule, whenIdle } from '@/lib/lazy-module'

// When code that a page can do without at first comes (CONTRIBUTING.md, "How a page loads").

let part: HTMLElement
let inside: HTMLElement
const run = vi.fn()
let end = () => {}

beforeEach(() => {
  run.mockReset()
  window.scrollTo(0, 0)
  inside = document.createElement('button')
  part = document.createElement('section')
  part.append(inside)
  document.body.replaceChildren(part, document.createElement('footer'))
})

afterEach(() => end())

const sign = (target: Element, event: Event) => target.dispatchEvent(event)
const bubbling = { bubbles: true }

test('a part is reached for by what happens in it, and by nothing beside it', () => {
  end = atIntent(part, 'reach', run)
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    sign(document.querySelector('footer') as HTMLElement, new Event(type, bubbling))
  sign(inside, new Event('scroll', bubbling))
  expect(run).not.toHaveBeenCalled()
  for (const type of ['pointerover', 'touchstart', 'focusin']) sign(inside, new Event(type, bubbling))
  expect(run).toHaveBeenCalledTimes(3)
  end()
  sign(inside, new Event('focusin', bubbling))
  expect(run).toHaveBeenCalledTimes(3)
})

test('a pointer that rests where the page appears tells nothing', () => {
  end = atIntent(document, 'presence', run)
  sign(inside, new PointerEvent('pointermove', bubbling))
  expect(run).not.toHaveBeenCalled()
  sign(inside, new PointerEvent('pointermove', { ...bubbling, movementX: 1 }))
  sign(inside, new Event('keydown', bubbling))
  expect(run).toHaveBeenCalledTimes(2)
})

// A screen before that on a page; this test runs in a frame, whose edge cuts that margin off.
test('a part is approached when it comes into view', async () => {
  part.style.marginTop = '300vh'
  end = atApproach(part, run)
  sign(document.documentElement, new Event('keydown', bubbling))
  // Observers are told in their order, so this one comes after that of the part.
  await new Promise((resolve) => new IntersectionObserver(resolve).observe(inside))
  expect(run).not.toHaveBeenCalled()
  const approached = new Promise<void>((resolve) => run.mockImplementationOnce(resolve))
  window.scrollTo(0, 2.5 * window.innerHeight)
  await approached
  expect(run).toHaveBeenCalled()
})

test('a control that has the focus already is about to be used', () => {
  inside.focus()
  end = atApproach(part, run)
  expect(run).toHaveBeenCalledOnce()
})

test('an idle browser is waited for, and never more than that', async () => {
  await new Promise<void>((resolve) => {
    whenIdle(() => {
      run()
      resolve()
    })
    expect(run).not.toHaveBeenCalled()
  })
  expect(run).toHaveBeenCalledOnce()
})

test('a control that is reached for prefetches its code once', async () => {
  const load = vi.fn(async () => 'module')
  const { onPointerEnter, onTouchStart, onFocus } = lazyModule(load).preloadAtIntent
  for (const reach of [onPointerEnter, onTouchStart, onFocus]) reach()
  expect(load).toHaveBeenCalledOnce()
})
