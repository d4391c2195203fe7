import { expect, test } from 'vitest'
import { pagePath } from '@/lib/page-path'

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/service-areas/mentor-oh/', '/service-areas/mentor-oh'],
  // As a link writes it.
  ['/caf%C3%A9', '/caf%C3%A9'],
  // Hosts answer these with the 404 page, and so does the router then.
  ['/about%', '/about%25'],
  ['/about/%E0%A4', '/about/%25E0%25A4'],
])('the page at %s is the build’s %s', (pathname, path) => {
  expect(pagePath(pathname)).toBe(path)
  expect(() => decodeURIComponent(path)).not.toThrow()
})
