import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText } from './decodeText.ts'

const bytes = (...codes: number[]) => Uint8Array.from(codes)

describe('decodeText', () => {
  it('reads UTF-8, with and without its mark', () => {
    expect(decodeText(new TextEncoder().encode('Häuser'))).toBe('Häuser')
    expect(decodeText(new TextEncoder().encode('\uFEFFHäuser'))).toBe('Häuser')
  })
  it('reads Windows-1252, in which spreadsheets save', () => {
    // "Häuser €", and a dash that Latin-1 lacks.
    expect(decodeText(bytes(0x48, 0xe4, 0x75, 0x73, 0x65, 0x72, 0x20, 0x80, 0x96))).toBe(
      'Häuser €–',
    )
  })
  it('reads UTF-16 with its mark', () => {
    expect(decodeText(bytes(0xff, 0xfe, 0x48, 0, 0xe4, 0))).toBe('Hä')
    expect(decodeText(bytes(0xfe, 0xff, 0, 0x48, 0, 0xe4))).toBe('Hä')
  })
  it('refuses a file that is no text, such as a workbook', () => {
    expect(decodeText(bytes(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00))).toBeNull()
  })
  it('loses no character of any text in UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const read = decodeText(new TextEncoder().encode(text))
        expect(read === null || read === text || text.startsWith('\uFEFF')).toBe(true)
      }),
    )
  })
})
