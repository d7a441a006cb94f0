import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, csvLine } from './csvCell.ts'
import { readCsv } from './readCsv.ts'

describe('a cell of a CSV file', () => {
  it.each([
    ['x;=1+1', ',', "x;'=1+1"],
    ['x; @SUM(A1)', ',', "x; '@SUM(A1)"],
    ['x,=1+1', ',', '"x,=1+1"'],
    ['x,=1+1', ';', "x,'=1+1"],
    ['x;=1+1', ';', '"x;=1+1"'],
    ['=1;=2', ',', "'=1;'=2"],
    ['a; b', ',', 'a; b'],
    ['10-12; 14', ',', '10-12; 14'],
  ])('%j is no formula in a file with "%s"', (text, separator, cell) => {
    expect(csvCell(text, separator)).toBe(cell)
  })

  it('shows no formula to a spreadsheet with another separator', () => {
    const sign = fc.constantFrom(';', ',', ' ', '=', '+', '-', '@', "'", 'x', '1', '"')
    const text = fc.array(sign, { maxLength: 12 }).map((signs) => `x${signs.join('')}`)
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
        const line = csvLine(cells).trimEnd()
        expect(
          line
            .split(/[;\t]/)
            .slice(1)
            .filter((part) => /^ *[=+\-@]/.test(part)),
        ).toEqual([])
        expect(readCsv(csvLine(cells), ',')).toEqual([cells])
      }),
    )
  })
})
