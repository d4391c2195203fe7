import { describe, expect, test } from 'vitest'
import {
  type EstimateState,
  estimateStore,
  forgetDraft,
  isUnfinished,
  withSources,
} from '@/features/estimate/draft'

const opened = { request: { name: 'Jane' }, mail: 'whole' } as const

describe('a new version waits for a request', () => {
  test.each<[string, Partial<EstimateState>, boolean]>([
    ['of which nothing is typed', {}, false],
    ['with a name', { draft: { name: 'Jane' } }, true],
    ['with a message', { draft: { message: 'Two rooms' } }, true],
    ['with blanks alone', { draft: { name: '  ', message: '\n' } }, false],
    // It's chosen again in a moment, and each page chooses its own.
    ['of which a service alone is chosen', { draft: { service: 'repair', timeline: 'asap' } }, false],
    ['whose mail was opened', { opened: { '/contact': opened } }, true],
    ['whose mail was opened and forgotten', { opened: { '/contact': undefined } }, false],
  ])('%s', (_, state, isHeld) => {
    expect(isUnfinished({ draft: {}, opened: {}, ...state })).toBe(isHeld)
  })
})

describe('a link to the form', () => {
  const empty: EstimateState = { draft: {}, link: {}, opened: {} }
  const sheet = { service: 'repair', message: 'About 800 sq ft.' }
  const messageAfter = (state: EstimateState, link: EstimateState['link']) =>
    withSources(state, { link }).draft.message

  test('brings its service and its words, above what was typed', () => {
    expect(withSources(empty, { link: sheet }).draft).toEqual(sheet)
    expect(messageAfter({ ...empty, draft: { message: 'We have a dog.' } }, sheet)).toBe(
      'About 800 sq ft.\n\nWe have a dog.',
    )
  })

  test.each([{ message: 'Like: stairs' }, { ...sheet, message: 'Like: stairs' }])(
    'takes the place of the one before it: %o',
    (link) => {
      const first = withSources({ ...empty, draft: { message: 'We have a dog.' } }, { link })
      expect(messageAfter(first, sheet)).toBe('About 800 sq ft.\n\nWe have a dog.')
    },
  )

  test('chooses its service, after one without words for another', () => {
    const first = withSources(empty, { link: { service: 'stairs' } })
    expect(withSources(first, { link: { service: 'repair' } }).draft.service).toBe('repair')
  })

  test('says nothing twice', () => {
    const typed = { ...empty, draft: { message: 'Hello. About 800 sq ft. Thanks' } }
    expect(messageAfter(typed, sheet)).toBe('Hello. About 800 sq ft. Thanks')
    const followed = withSources(empty, { link: sheet })
    const changed = { ...followed, draft: { message: 'No, 900.' } }
    expect(withSources(changed, { link: sheet })).toEqual(changed)
  })

  test('may be followed again once a request was opened', () => {
    const follow = () => estimateStore.setState((state) => withSources(state, { link: sheet }))
    follow()
    forgetDraft(['name', 'service', 'message'])
    expect(estimateStore.state.draft.message).toBe('')
    follow()
    expect(estimateStore.state.draft).toMatchObject(sheet)
  })

  test('without anything to say changes nothing', () => {
    expect(withSources(empty, {})).toEqual(empty)
  })
})

test('in each field what was typed comes before the link, and that before the draft', () => {
  const draft = { name: 'Jo', phone: '1', service: 'stairs', message: 'We have a dog.' }
  const link = { service: 'repair', message: 'About 800 sq ft.' }
  const filled = (sources: Parameters<typeof withSources>[1]) =>
    withSources({ draft, link: {}, opened: {} }, sources).draft
  expect(filled({})).toEqual(draft)
  expect(filled({ link })).toEqual({
    ...draft,
    service: 'repair',
    message: `${link.message}\n\n${draft.message}`,
  })
  expect(filled({ link, typed: { name: 'Jane', service: 'other', message: 'And a cat.' } })).toEqual({
    name: 'Jane',
    phone: '1',
    service: 'other',
    message: `${link.message}\n\nAnd a cat.`,
  })
})
