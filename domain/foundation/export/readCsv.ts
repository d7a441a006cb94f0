import { unguardInner } from './csvCell.ts'

/** The cells of a CSV file (RFC 4180), row by row; quoted cells may hold separators and line breaks. Blank rows are left out. */
export function readCsv(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(unguardInner(cell, separator))
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((each) => each.trim() !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n') endRow()
    else if (sign !== '\r' && sign !== '\uFEFF') cell += sign
  }
  endRow()
  return rows
}

const SEPARATORS = [';', '\t', ',']

/** The separator of a file: the most frequent candidate in its first line. */
export function separatorOf(text: string): string {
  const [head = ''] = text.split('\n')
  const counts = SEPARATORS.map((sign) => head.split(sign).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}
