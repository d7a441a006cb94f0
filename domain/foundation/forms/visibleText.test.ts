import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visibleText, withoutInvisible } from './visibleText.ts'

describe('a text without invisible characters', () => {
  it.each([
    ['a zero-width space', 'anna@\u200Bexample.com', 'anna@example.com'],
    ['a byte order mark', '\uFEFFSAVE20', 'SAVE20'],
    ['marks of direction around a phone number', '\u202A+1 512 555 0123\u202C', '+1 512 555 0123'],
    ['a soft hyphen', 'DE1234\u00AD56789', 'DE123456789'],
    ['a no-break space within and at the end', 'SW1A\u00A01AA\u00A0', 'SW1A 1AA'],
    ['a tab and a line break', '\t78701\r\n', '78701'],
    ['fillers', '\u31640\u2800', '0'],
  ])('has no %s', (_, pasted, plain) => expect(withoutInvisible(pasted)).toBe(plain))

  it('keeps letters with accents, and characters outside the basic plane', () =>
    expect(withoutInvisible('müller@bücher.example 😀')).toBe('müller@bücher.example 😀'))

  it('is idempotent, and never longer', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = withoutInvisible(text)
        expect(withoutInvisible(once)).toBe(once)
        expect(once.length).toBeLessThanOrEqual(text.length)
      }),
    ))
})

it('counts only visible characters of a field', () => {
  const schema = visibleText().max(5)
  expect(schema.parse(`\u200B78701${'\u200B'.repeat(20)}`)).toBe('78701')
  expect(schema.safeParse('787011').success).toBe(false)
})
