import { expect, it } from 'vitest'
import { csvTable } from './csvTable.ts'

it('parses a CSV file by its column names', () => {
  expect(csvTable('\uFEFFid, name\r\na,"A ""x"", y"\r\n\r\nb,B\n')).toEqual({
    columns: ['id', 'name'],
    rows: [
      { row: 2, cells: { id: 'a', name: 'A "x", y' } },
      { row: 3, cells: { id: 'b', name: 'B' } },
    ],
  })
  expect(csvTable('id;name\na;"1;2"').rows).toEqual([{ row: 2, cells: { id: 'a', name: '1;2' } }])
  expect(csvTable('').rows).toEqual([])
})
