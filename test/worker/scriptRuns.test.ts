import { describe, expect, it } from 'vitest'
import type { PdfDefinition } from '#worker/adapters/pdf/pdfDefinition.ts'
import { foreignLetters, inReadingOrder, withFonts } from '#worker/adapters/pdf/scriptRuns.ts'

const documentOf = (...content: PdfDefinition['content']): PdfDefinition => ({
  pageSize: 'A4',
  pageMargins: [0, 0, 0, 0],
  info: { title: '', author: '', creationDate: new Date(0) },
  content,
})

const fontOf = (letter: string) => (/\p{Script=Han}/u.test(letter) ? 'han' : null)

describe('the letters of a document', () => {
  it('that its own font has need no other', () => {
    const own = 'Zoë Łukaszewicz Ωmega Дмитрий “quoted” – €5 £5 ½ ﹘'.replace('﹘', '')
    expect(foreignLetters(documentOf({ text: own }))).toEqual(new Set())
  })

  it('are found wherever they stand', () => {
    const document = documentOf(
      { stack: [{ text: '王' }] },
      { columns: [{ text: [{ text: '小' }] }] },
      { table: { widths: [], body: [[{ stack: [{ text: 'x 明' }] }]] } },
    )
    expect([...foreignLetters(document)].toSorted()).toEqual(['小', '明', '王'])
  })
})

describe('a text in several scripts', () => {
  const set = (text: string) => withFonts(documentOf({ text }), fontOf).content[0]?.text

  it('is set in runs, each in a font that has its letters', () => {
    expect(set('上海 Ltd')).toEqual([{ text: '上海', font: 'han' }, { text: ' Ltd' }])
    expect(set('Ann Lee')).toBe('Ann Lee')
  })

  it('shows a letter that no font has as a question mark, never as an empty box', () => {
    expect(set('Ann ꦗ')).toEqual([{ text: 'Ann ?' }])
  })
})

describe('a text that is read from right to left', () => {
  it('has its words drawn in that order', () => {
    expect(inReadingOrder('אחת שתיים שלוש')).toBe('שלוש שתיים אחת')
  })

  it('keeps what runs the other way in its own order', () => {
    expect(inReadingOrder('חברה Acme Media Ltd')).toBe('Acme Media Ltd חברה')
    expect(inReadingOrder('Acme אחת שתיים Ltd')).toBe('Acme שתיים אחת Ltd')
    expect(inReadingOrder('רחוב אחת 12')).toBe('12 אחת רחוב')
  })

  it('is left alone where nothing is turned', () => {
    expect(inReadingOrder('Ann Lee 王 12')).toBe('Ann Lee 王 12')
  })
})
