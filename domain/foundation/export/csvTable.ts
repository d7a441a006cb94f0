import { readCsv, separatorOf } from './readCsv.ts'

/** A parsed CSV file: its rows by the names of its columns. */
export interface CsvTable {
  columns: string[]
  /** `row`: the header is row 1; blank rows do not count. */
  rows: { row: number; cells: Record<string, string> }[]
}

/** Reads a CSV file whose first row names its columns. */
export function csvTable(text: string): CsvTable {
  const [header = [], ...lines] = readCsv(text, separatorOf(text))
  const columns = header.map((name) => name.trim())
  const rows = lines.map((line, index) => {
    const cells = columns.map((name, at) => [name, (line[at] ?? '').trim()] as const)
    return { row: index + 2, cells: Object.fromEntries(cells) }
  })
  return { columns, rows }
}
