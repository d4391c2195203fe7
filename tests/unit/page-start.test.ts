import { expect, test } from 'vitest'
import { nextStart, type StartEvent, type StartState } from '@/lib/page-start'

const [link, button] = [{ name: 'link' }, { name: 'button' }].map(
  (element, index) => ({ element: element as unknown as HTMLElement, index }) as const,
) as [Press, Press]
type Press = Extract<StartEvent, { type: 'press' }>['press']

const html = { name: 'html' } as const
const loading = { name: 'loading' } as const
const running = { name: 'running' } as const
const waiting = { name: 'loading', press: link } as const
const press = (one: Press) => ({ type: 'press', press: one }) as const
const patienceOver = ({ element }: Press) => ({ type: 'waited', element }) as const

test.each<[string, StartState, StartEvent, StartState]>([
  ['a sign of intent has the scripts loaded', html, { type: 'intent' }, loading],
  ['a second one changes nothing', waiting, { type: 'intent' }, waiting],
  ['nor does one in a page that runs', running, { type: 'intent' }, running],
  ['a press has them loaded, and waits', html, press(link), waiting],
  ['the last press counts', waiting, press(button), { name: 'loading', press: button }],
  ['a link waits for so long', waiting, patienceOver(link), loading],
  [
    'what was pressed after it waits on',
    { name: 'loading', press: button },
    patienceOver(link),
    { name: 'loading', press: button },
  ],
  ['scripts that fail leave the page as it was', waiting, { type: 'failed' }, html],
  ['scripts that come have it run', waiting, { type: 'started' }, running],
])('%s', (_, before, event, after) => {
  expect(nextStart(before, event)).toEqual(after)
})
