import { expect, it } from 'vitest'
import { isDeskPath } from './isDeskPath.ts'

it.each([
  ['/en-US/admin', true],
  ['/en-US/admin/chat', true],
  ['/en-US', false],
  ['/en-US/my-orders', false],
])('chat and call button are hidden on %s: %s', (path, expected) => {
  expect(isDeskPath(path)).toBe(expected)
})
