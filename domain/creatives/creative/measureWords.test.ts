import { describe, expect, it } from 'vitest'
import { anyOf, formatFileSize, formatCodec, formatLength } from './measureWords.ts'
import { formatLufs, formatSizeAndRatio } from './measureWords.ts'
import { newFinding } from './newFinding.ts'

describe('measures in words', () => {
  it('are bytes, whole kilobytes and tenths of megabytes, rounded up', () => {
    const words = [0, 1, 2, 1023, 1024, 1025, 1024 * 1024 - 1].map(formatFileSize)
    expect(words).toEqual(['0 bytes', '1 byte', '2 bytes', '1023 bytes', '1 kB', '2 kB', '1024 kB'])
    const large = [1024 * 1024, 1024 * 1024 + 1, 10 * 1024 * 1024, 13_000_000].map(formatFileSize)
    expect(large).toEqual(['1 MB', '1.1 MB', '10 MB', '12.4 MB'])
  })

  it('are seconds, as finely as they need it', () => {
    expect([40_000, 12_300, 30_051, 0].map(formatLength)).toEqual([
      '40.0 s',
      '12.3 s',
      '30.05 s',
      '0.0 s',
    ])
    expect([-14, -20.12].map(formatLufs)).toEqual(['−14 LUFS', '−20.1 LUFS'])
  })

  it('have a ratio where it is a simple one', () => {
    const size = (width: number, height: number) => formatSizeAndRatio({ width, height })
    expect(size(4000, 3000)).toBe('4000x3000 (4:3)')
    expect(size(210, 10)).toBe('210x10 (21:1)')
    expect(size(10, 210)).toBe('10x210 (1:21)')
    expect(size(220, 10)).toBe('220x10')
    expect(size(10, 220)).toBe('10x220')
    expect(size(0, 0)).toBe('0x0')
  })

  it('are one of several, and codecs by their names', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(anyOf)).toEqual([
      '',
      'a',
      'a or b',
      'a, b or c',
    ])
    expect([null, 'hevc', 'vp9'].map(formatCodec)).toEqual(['unknown codec', 'HEVC (H.265)', 'vp9'])
  })
})

describe('a finding', () => {
  it('lists twenty things at most, none longer than two hundred characters', () => {
    const items = ['a'.repeat(200), 'b'.repeat(201), ...Array.from({ length: 30 }, () => 'c')]
    const { items: listed = [] } = newFinding('path_escape', { measured: '', allowed: '', items })
    expect(listed).toHaveLength(20)
    expect(listed.slice(0, 2)).toEqual(['a'.repeat(200), `${'b'.repeat(199)}…`])
  })
})
