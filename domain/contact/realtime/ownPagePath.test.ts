import { describe, expect, it } from 'vitest'
import { ownPagePath } from './ownPagePath.ts'

describe('a page that a visitor told', () => {
  it.each(['/', '/en-US/cart', '/en-US/planner?utm_source=a//b#c', '/en-US/städte'])(
    'leads to our own origin: %s',
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
  ])('is no link: %j', (page) => expect(ownPagePath(page)).toBeNull())
})
