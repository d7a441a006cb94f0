import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REPORT_MAILS } from '#content/mails/reporting/reportMails.ts'
import { assembleReport } from '#domain/reporting/report/assembleReport.ts'
import { sumOf } from '#domain/reporting/figures/hourGrid.ts'
import { reportFigures } from '#domain/reporting/report/reportFigures.ts'
import { moneyCase, partCase, REPORT_NOW, reportedLine } from '#domain/testing/reportCases.ts'
import type { PdfNode } from '#worker/adapters/pdf/pdfDefinition.ts'
import { wrapUpPdf } from '#worker/adapters/pdf/wrapUpPdf.ts'

/** All cells of a document's tables of figures, as displayed. */
function figureTables(node: PdfNode | PdfNode[]): string[][][] {
  if (Array.isArray(node)) return node.flatMap(figureTables)
  const own =
    node.table?.headerRows === 1 ? [node.table.body.slice(1).map((row) => row.map(cellText))] : []
  return [...own, ...figureTables(node.stack ?? []), ...figureTables(node.columns ?? [])]
}
const cellText = ({ text }: PdfNode) => (typeof text === 'string' ? text : '')
/** The digits of a count, or of an amount in dollars and cents. */
const digitsOf = (text = '') => Number(text.replaceAll(/[^\d-]/g, ''))

describe('mailed report', () => {
  it('states the same impressions and cents in its document and its mail, for any delivery', () => {
    fc.assert(
      fc.property(
        fc.array(partCase, { minLength: 1, maxLength: 40 }),
        moneyCase,
        moneyCase,
        fc.option(fc.record({ afterEnd: fc.nat(30_000) })),
        (parts, first, second, settled) => {
          const lines = [
            reportedLine('one', parts, first),
            reportedLine('two', parts, second, settled),
          ]
          const valid = parts.filter(({ validity }) => validity === 'valid')
          fc.pre(lines.every(({ line }) => valid.some(({ lineId }) => lineId === line.id)))
          const asOf = REPORT_NOW.toISOString()
          const nameOf = (_: string, key: string) => ({ name: key, detail: '' })
          const made = assembleReport(lines, valid, { query: { zone: 'CET' }, asOf, nameOf })
          const head = { id: 'ord_1', title: 'Bread', advertiser: 'Baker', invoice: null }
          const reader = 'owner' as const
          const days = { from: null, to: null, zone: 'CET' as const, asOf }
          const order = { id: 'ord_1', number: 'AMD-1' }
          const report = { ...head, ...days, reader, order, makeGoods: [], ...made }
          const { counts, spentUsdMinor: spent } = report.totals

          const { content } = wrapUpPdf(report, new Map())
          const tables = figureTables(content)
          expect(tables).toHaveLength(4)
          for (const table of tables) {
            const column = (fromEnd: number) => table.map((row) => digitsOf(row.at(-fromEnd)))
            for (const [cells, whole] of [
              [column(4), counts.impressions],
              [column(1), spent],
            ] as const) {
              expect(cells.at(-1)).toBe(whole)
              expect(sumOf(cells.slice(0, -1))).toBe(whole)
            }
          }
          const written = JSON.stringify(content)
          for (const { value } of reportFigures(report, report.totals))
            expect(written).toContain(JSON.stringify(value))

          const urls = { reportUrl: 'https://a.example/', stopUrl: 'https://a.example/stop' }
          const about = { rhythm: 'daily' as const, isLast: false, firstName: 'Alex', ...urls }
          const { blocks } = REPORT_MAILS.report(report, about)
          const [figures = [], ofLines = []] = blocks.flatMap((block) =>
            block.kind === 'rows' ? [block.rows] : [],
          )
          const amount = (label: string) => figures.find((row) => row.label === label)?.amount
          expect(digitsOf(amount('Delivered impressions'))).toBe(counts.impressions)
          expect(digitsOf(amount('Spend'))).toBe(spent)
          expect(digitsOf(amount('Money left'))).toBe(report.reconciliation.remainingUsdMinor)
          expect(sumOf(ofLines.map((row) => digitsOf(row.amount)))).toBe(counts.impressions)
        },
      ),
      { numRuns: 15 },
    )
  })
})
