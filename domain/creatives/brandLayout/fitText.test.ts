import { describe, expect, it } from 'vitest'
import { halfWide } from '#domain/testing/layoutCases.ts'
import type { Font } from './drawing.ts'
import { balanceText, cutText, setText, sizesDown, wrapText } from './fitText.ts'

/** Every letter is five pixels wide. */
const font: Font = { face: 'display', weight: 700, size: 10 }

describe('a text that is broken into lines', () => {
  it.each([
    ['aa bb cc', 25, ['aa bb', 'cc']],
    ['aa bb cc', 24, ['aa', 'bb', 'cc']],
    ['aa bb cc', 40, ['aa bb cc']],
    [' aa  bb ', 25, ['aa bb']],
    ['aaaaa', 25, ['aaaaa']],
    ['aa bbbbbb', 25, null],
    ['', 25, []],
  ])('“%s” on %d pixels', (text, width, lines) => {
    expect(wrapText(text, width, font, halfWide)).toEqual(lines)
  })

  it.each([
    ['aa bb cc dd', 40, ['aa bb', 'cc dd']],
    ['aa bb cc dd ee ff g', 40, ['aa bb', 'cc dd', 'ee ff g']],
    ['aa bb', 40, ['aa bb']],
    ['aa bbbbbb', 25, null],
  ])('“%s” on %d pixels, as even as can be', (text, width, lines) => {
    expect(balanceText(text, width, font, halfWide)).toEqual(lines)
  })
})

describe('lines of text', () => {
  it('are as wide as their longest and as high as their font requires', () => {
    expect(setText(['aa', 'bbbb'], font, halfWide)).toMatchObject({ width: 20, isCut: false })
    expect(setText(['aa', 'bbbb'], font, halfWide).height).toBeCloseTo(21.2, 6)
    expect(setText(['aa'], { ...font, face: 'text' }, halfWide).height).toBeCloseTo(12.8, 6)
    expect(setText([], font, halfWide)).toMatchObject({ width: 0, height: 0 })
  })
})

describe('a text that is cut', () => {
  it.each([
    ['one two three four', 50, 2, ['one two', 'three four'], false],
    ['one two three four', 50, 1, ['one two…'], true],
    ['one two three four', 39, 1, ['one…'], true],
    ['abcdefghij', 25, 3, ['abcd…'], true],
    ['abcdefghij', 9, 3, [], true],
    ['', 25, 3, [], false],
  ])('“%s” on %d pixels and at most %d lines', (text, width, maxLines, lines, isCut) => {
    const fitted = cutText(text, { width, maxLines, font }, halfWide)
    expect([fitted.lines, fitted.isCut]).toEqual([lines, isCut])
  })
})

it('tries sizes from the largest to the smallest, both included', () => {
  const sizes = (largest: number, smallest: number) =>
    sizesDown(largest, smallest).map((size) => Math.round(size * 100) / 100)
  expect(sizes(20, 18)).toEqual([20, 19, 18.05, 18])
  expect(sizes(10, 10)).toEqual([10])
})
