import { expect, test } from 'vitest'
import { type BrowserFacts, keepingOf } from '@/lib/persistent-storage'

// How long a browser keeps what the site has stored, by what is known of it.

const apple = (userAgent: string) => ({
  vendor: 'Apple Computer, Inc.',
  userAgent: `Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) ${userAgent}`,
})
const safari = apple('Version/18.0 Mobile/15E148 Safari/604.1')
const chrome = {
  vendor: 'Google Inc.',
  userAgent: 'Mozilla/5.0 AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
}
const firefox = { vendor: '', userAgent: 'Mozilla/5.0 (rv:140.0) Gecko/20100101 Firefox/140.0' }

test.each<[string, Partial<BrowserFacts>, ReturnType<typeof keepingOf>]>([
  ['a tab of Safari', safari, 'a week'],
  ['Safari’s Home Screen', { ...safari, isInstalled: true }, 'while there is room'],
  ['Safari’s Home Screen, once granted', { ...safari, isInstalled: true, isPersisted: true }, 'persisted'],
  ['a tab of Safari, if it were granted there', { ...safari, isPersisted: true }, 'persisted'],
  ['another browser with Safari’s engine', apple('CriOS/150.0 Mobile/15E148 Safari/604.1'), undefined],
  ['a view inside another app', apple('Mobile/15E148'), undefined],
  ['Chrome', chrome, 'while there is room'],
  ['Chrome, granted', { ...chrome, isPersisted: true }, 'persisted'],
  ['Firefox', firefox, 'while there is room'],
  ['Firefox, granted', { ...firefox, isPersisted: true }, 'persisted'],
])('how long it stays in %s', (_, facts, keeping) => {
  expect(keepingOf({ isPersisted: false, isInstalled: false, ...chrome, ...facts })).toBe(keeping)
})
