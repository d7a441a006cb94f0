import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isolatedName, isolateRtl } from './isolateRtl.ts'

const shown = (text: string) => isolateRtl(text).replaceAll('\u2068', '[').replaceAll('\u2069', ']')

describe('names from right to left', () => {
  it.each([
    ['דוד כהן: 5 ads', '[דוד כהן]: 5 ads'],
    ['Order 7 of מאפיית "לחם", $500', 'Order 7 of [מאפיית "לחם]", $500'],
    ['أحمد, 3 of 10, and דוד 4', '[أحمد], 3 of 10, and [דוד] 4'],
    ['Ann, 5 ads', 'Ann, 5 ads'],
    ['', ''],
  ])('are isolated in "%s"', (text, isolated) => expect(shown(text)).toBe(isolated))

  it('are isolated as a whole if known', () => {
    expect(isolatedName('מאפיית ABC')).toBe('\u2068מאפיית ABC\u2069')
    expect(isolatedName('Zoë ABC')).toBe('Zoë ABC')
  })

  it('change nothing else of a text', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const plain = text.replaceAll(/[\u2068\u2069]/g, '')
        expect(isolateRtl(plain).replaceAll(/[\u2068\u2069]/g, '')).toBe(plain)
      }),
    ))
})
