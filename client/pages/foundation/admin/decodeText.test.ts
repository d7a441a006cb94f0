import { describe, expect, it } from 'vitest'
import { decodeText } from './decodeText.ts'

describe('decodeText', () => {
  it('decodes UTF-8, with or without a byte order mark', () => {
    expect(decodeText(new TextEncoder().encode('Häuser €'))).toBe('Häuser €')
    expect(decodeText(new TextEncoder().encode('\uFEFFHäuser'))).toBe('Häuser')
  })

  it('decodes invalid UTF-8 as Windows-1252', () => {
    expect(decodeText(Uint8Array.of(0x48, 0xe4, 0x75, 0x73, 0x65, 0x72, 0x20, 0x80))).toBe(
      'Häuser €',
    )
  })

  it('decodes UTF-16 by its byte order mark', () => {
    expect(decodeText(Uint8Array.of(0xff, 0xfe, 0xe4, 0x00))).toBe('ä')
    expect(decodeText(Uint8Array.of(0xfe, 0xff, 0x00, 0xe4))).toBe('ä')
  })
})
