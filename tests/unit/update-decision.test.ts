import { expect, test } from 'vitest'
import { decideOn } from '@/features/install/update-decision'

const another = { isOfPage: false, isComplete: true }
const own = { isOfPage: true, isComplete: true }

test.each([
  ['another version, whole on the device', another, { isWaiting: true }, 'offer'],
  ['another version that has taken over', another, { isWaiting: false }, 'offer'],
  ['a version that is half on the device', { ...another, isComplete: false }, { isWaiting: true }, undefined],
  ['a version that was put off', another, { isWaiting: true, isPutOff: true }, undefined],
  ['the page’s own version, beside an active one', own, { isWaiting: true }, 'take over'],
  ['the page’s own version, put off before', own, { isWaiting: true, isPutOff: true }, 'take over'],
  ['the page’s own version, active', own, { isWaiting: false }, undefined],
  ['no version', undefined, { isWaiting: true }, undefined],
])(
  'what becomes of %s',
  (_, build, { isWaiting, isPutOff = false }: { isWaiting: boolean; isPutOff?: boolean }, decision) => {
    expect(decideOn({ build, isPutOff, isWaiting })).toBe(decision)
  },
)
