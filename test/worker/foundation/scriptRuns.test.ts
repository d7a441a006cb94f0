import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBrandLetter, isNotoLetter } from '#content/brand/fontCoverage.ts'
import type { PdfDefinition, PdfNode } from '#worker/adapters/pdf/pdfDefinition.ts'
import { brokenLines, drawnPieces, isRightToLeftText } from '#worker/adapters/pdf/bidi.ts'
import { isolatedName } from '#domain/foundation/wording/isolateRtl.ts'
import { partWidths } from '#worker/adapters/pdf/pdfWidths.ts'
import { foreignLetters, withFonts, type Measure } from '#worker/adapters/pdf/scriptRuns.ts'

const documentOf = (...content: PdfDefinition['content']): PdfDefinition => ({
  pageSize: 'A4',
  pageMargins: [0, 0, 0, 0],
  info: { title: '', author: '', creationDate: new Date(0) },
  content,
})

const fontOf = (letter: string) => {
  if (/\p{Script=Han}/u.test(letter)) return 'han'
  return /\p{Script=Hebrew}/u.test(letter) ? 'hebrew' : null
}

/** Letters of ten points each; Hebrew ones are in lines twice as high. */
const measure: Measure = {
  widthOf: (text) => 10 * text.length,
  heightOf: (font) => (font === 'hebrew' ? 2 : 1),
}
const options = { measure, style: { fontSize: 10, bold: false }, lineHeight: 1.25 }
const contentOf = (...content: PdfDefinition['content']) =>
  withFonts(documentOf(...content), fontOf, options).content

/** The runs of a typeset text, including its right-to-left lines. */
function runsIn(node: PdfNode | undefined): { text: string; font: string | null }[] {
  if (!node) return []
  const { text, stack, font = null } = node
  if (stack) return stack.flatMap(runsIn)
  return typeof text === 'string' ? [{ text, font }] : (text ?? []).flatMap(runsIn)
}

const hasLetter = (font: string | null, letter: string): boolean => {
  if (font === null) return isBrandLetter(letter)
  return font === 'NotoSans' ? isNotoLetter(letter) : fontOf(letter) === font
}

describe('letters of a document', () => {
  it('need no other font when its own has them', () => {
    const own = 'Zoë Łukaszewicz Ωmega Дмитрий “quoted” – €5 £5 ½ ﹘'.replace('﹘', '')
    expect(foreignLetters(documentOf({ text: own }))).toEqual(new Set())
  })

  it('are found at any position', () => {
    const document = documentOf(
      { stack: [{ text: '王' }] },
      { columns: [{ text: [{ text: '小' }] }] },
      { table: { widths: [], body: [[{ stack: [{ text: 'x 明' }] }]] } },
    )
    expect([...foreignLetters(document)].toSorted()).toEqual(['小', '明', '王'])
  })
})

describe('right-to-left name within a text', () => {
  const drawn = (text: string) =>
    drawnPieces(text, isRightToLeftText(text))
      .map((piece) => piece.text)
      .join('')

  it('keeps the figures next to it in place, and its isolate is not drawn', () => {
    const text = `${isolatedName('מאפייה')}: 3 screens, 12 views`
    expect(isRightToLeftText(text)).toBe(false)
    expect(drawn(text)).toBe('מאפייה: 3 screens, 12 views')
    expect(drawn(`Screen: ${isolatedName('מאפייה')}, 4 views`)).toBe('Screen: מאפייה, 4 views')
    expect(drawn(`${isolatedName('מאפייה 7')}, 12`)).not.toMatch(/[\u2066-\u2069]/)
  })
})

describe('text in several scripts', () => {
  const set = (text: string) => contentOf({ text })[0]?.text

  it('is split into runs, each in a font with its letters', () => {
    expect(set('上海 Ltd')).toEqual([
      { text: '上海', font: 'han', lineHeight: 1.25 },
      { text: ' Ltd' },
    ])
    expect(set('Ann Lee')).toBe('Ann Lee')
  })

  it('sets a whole word of Greek, Cyrillic or Vietnamese letters in Noto Sans', () => {
    expect(set('Ann Nguyễn')).toEqual([
      { text: 'Ann ' },
      { text: 'Nguyễn', font: 'NotoSans', lineHeight: 1.25 },
    ])
    expect(set('Дмитрий')).toEqual([{ text: 'Дмитрий', font: 'NotoSans', lineHeight: 1.25 }])
  })

  it('shows a letter without a font by its code point, never as a question mark or an empty box', () => {
    expect(contentOf({ text: 'Ann ꦗ' })).toEqual([
      { text: [{ text: 'Ann [U+A997]' }] },
      { text: expect.stringContaining('by its Unicode number'), style: 'note' },
    ])
  })

  it('shows any name of letters without a question mark, each letter in a font with it', () => {
    const letter = fc
      .integer({ min: 0x41, max: 0x2ffff })
      .filter((code) => /[\p{L}\p{M}]/u.test(String.fromCodePoint(code)))
      .map((code) => String.fromCodePoint(code))
    const name = fc
      .array(letter, { minLength: 1, maxLength: 12 })
      .map((letters) => letters.join(''))
    fc.assert(
      fc.property(name, (text) => {
        const runs = [contentOf({ text: `Ann ${text}` })[0]].flatMap(runsIn)
        const shown = runs.map((run) => run.text).join('')
        expect(shown).not.toContain('?')
        expect(shown).not.toContain('\uFFFD')
        for (const { text: run, font } of runs) {
          const letters = Array.from(run).filter((one) => !/[\p{M}\s]/u.test(one))
          expect(letters.every((one) => hasLetter(font, one))).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('replaces variant forms of available letters', () => {
    expect(contentOf({ text: 'Part Ⅱ → H₂O ≥ 𝓑' })).toEqual([
      {
        text: [
          { text: 'Part II -> ' },
          { text: 'H₂O', font: 'NotoSans', lineHeight: 1.25 },
          { text: ' >= B' },
        ],
      },
    ])
  })

  it('omits emoji, without which a name is still readable', () => {
    expect(contentOf({ text: 'Summer 🌞❤️👍🏽' })).toEqual([{ text: [{ text: 'Summer ' }] }])
  })
})

/** The drawn text from left to right; right-to-left letters are in visual order. */
const drawn = (line: string) =>
  drawnPieces(line, isRightToLeftText(line))
    .map(({ text, isRightToLeft }) =>
      isRightToLeft ? Array.from(text).toReversed().join('') : text,
    )
    .join('')

describe('right-to-left line', () => {
  it.each([
    ['אבג דהו', 'והד גבא'],
    ['אבג 12 דהו', 'והד 12 גבא'],
    ['אבג: 12.50, ד', 'ד ,12.50 :גבא'],
    ['אבג!', '!גבא'],
    ['אבג (דהו)', '(והד) גבא'],
    ['אבג Acme Ltd', 'Acme Ltd גבא'],
    ['אבג (ד: Acme Ltd.) 2026', '2026 (.Acme Ltd :ד) גבא'],
    ['Acme אבג דהו Ltd', 'Acme והד גבא Ltd'],
    ['Acme (אבג) 7', 'Acme (גבא) 7'],
    ['אבג 50% דהו', 'והד 50% גבא'],
    ['Ann Lee 王 12', 'Ann Lee 王 12'],
    ['شارع ١٢', '١٢ عراش'],
  ])('draws %s in visual order', (line, picture) => expect(drawn(line)).toBe(picture))

  it('is broken before its words are reordered, never wider than its column', () => {
    const lines = brokenLines('אבג דהו זחט', 70, (text) => 10 * text.length)
    expect(lines).toEqual(['אבג דהו', 'זחט'])
    expect(brokenLines('אבגדהוזחט יכ', 40, (text) => 10 * text.length)).toEqual([
      'אבגד',
      'הוזח',
      'ט יכ',
    ])
  })

  it('keeps to its column, and to the distance of all other lines', () => {
    const [columns] = contentOf({
      columns: [
        { width: '*', text: [{ text: 'To: ' }, { text: 'אבג דהו' }] },
        { width: 500, text: '' },
      ],
      columnGap: 10,
    })
    const hebrew = (text: string) => ({ text, font: 'hebrew', lineHeight: 0.625 })
    expect(columns?.columns?.[0]).toEqual({
      width: '*',
      stack: [{ text: [{ text: 'To: ' }, hebrew('אבג')] }, { text: [hebrew('דהו')] }],
    })
    expect(partWidths(['*', 500], 595.28, 10)).toEqual([expect.closeTo(85.28), 500])
  })
})
