import { describe, expect, test } from 'vitest'
import {
  type EstimateState,
  estimateStore,
  forgetDraft,
  isUnfinished,
  withLink,
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
    withLink(state, link).draft.message

  test('brings its service and its words, above what was typed', () => {
    expect(withLink(empty, sheet).draft).toEqual(sheet)
    expect(messageAfter({ ...empty, draft: { message: 'We have a dog.' } }, sheet)).toBe(
      'About 800 sq ft.\n\nWe have a dog.',
    )
  })

  test.each([{ message: 'Like: stairs' }, { ...sheet, message: 'Like: stairs' }])(
    'takes the place of the one before it: %o',
    (link) => {
      const first = withLink({ ...empty, draft: { message: 'We have a dog.' } }, link)
      expect(messageAfter(first, sheet)).toBe('About 800 sq ft.\n\nWe have a dog.')
    },
  )

  test('chooses its service, after one without words for another', () => {
    const first = withLink(empty, { service: 'stairs' })
    expect(withLink(first, { service: 'repair' }).draft.service).toBe('repair')
  })

  test('says nothing twice', () => {
    const typed = { ...empty, draft: { message: 'Hello. About 800 sq ft. Thanks' } }
    expect(messageAfter(typed, sheet)).toBe('Hello. About 800 sq ft. Thanks')
    const followed = withLink(empty, sheet)
    const changed = { ...followed, draft: { message: 'No, 900.' } }
    expect(withLink(changed, sheet)).toBe(changed)
  })

  test('may be followed again once a request was opened', () => {
    const follow = () => estimateStore.setState((state) => withLink(state, sheet))
    follow()
    forgetDraft(['name', 'service', 'message'])
    expect(estimateStore.state.draft.message).toBe('')
    follow()
    expect(estimateStore.state.draft).toMatchObject(sheet)
  })

  test('without anything to say changes nothing', () => {
    expect(withLink(empty, {})).toBe(empty)
  })
})
