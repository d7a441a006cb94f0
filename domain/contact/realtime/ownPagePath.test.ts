import { describe, expect, it } from 'vitest'
import { ownPagePath } from './ownPagePath.ts'

describe('a page reported by a visitor', () => {
  it.each(['/', '/en-US/cart', '/en-US/planner?utm_source=a//b#c', '/en-US/städte'])(
    'links to our own origin: %s',
    (page) => expect(ownPagePath(page)).toBe(page),
  )

  it.each([
    '/\t/evil.example',
    '/\n/evil.example',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\u200B/evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'https://evil.example',
    'evil.example',
    '',
  ])('is not linked: %j', (page) => expect(ownPagePath(page)).toBeNull())
})
