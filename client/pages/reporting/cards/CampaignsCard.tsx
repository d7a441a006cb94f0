import { Link } from 'react-router'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { Card } from '#client/ui/Card.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { count, percent } from '../reportWords.ts'

/** The campaigns of an order, each with the way to its own report. Always whole campaigns. */
export function CampaignsCard({ report, share }: { report: ReportView; share: string | null }) {
  const query = share === null ? '' : `?share=${share}`
  return (
    <Card className="min-w-0">
      <h2 className="text-heading">By campaign</h2>
      <Table caption="By campaign" className="-mx-2 mt-3 border-0 text-sm [&_td]:px-2 [&_th]:px-2">
        <thead>
          <tr>
            <ColumnHeader>Campaign</ColumnHeader>
            <ColumnHeader isNumeric>
              Delivered<span className="sm:hidden">, spend</span>
            </ColumnHeader>
            <ColumnHeader isNumeric className="max-sm:hidden">
              Booked
            </ColumnHeader>
            <ColumnHeader isNumeric className="max-sm:hidden">
              Spend
            </ColumnHeader>
          </tr>
        </thead>
        <tbody>
          {report.lines.map((line) => (
            <tr key={line.id}>
              <Cell>
                <Link
                  to={`${sitePath('report', { id: line.id })}${query}`}
                  className="flex items-baseline gap-2 font-semibold text-cobalt hover:underline"
                >
                  <MediaTypeMark mediaType={line.mediaType} />
                  <span className="min-w-0 wrap-anywhere">{line.name}</span>
                </Link>
                <span className="block text-xs text-ink-2">{line.stateName}</span>
              </Cell>
              <Cell isNumeric>
                {count(line.deliveredImpressions)}
                <span className="block text-xs text-ink-2">
                  {percent(
                    line.bookedImpressions > 0
                      ? line.deliveredImpressions / line.bookedImpressions
                      : null,
                  )}
                  <span className="sm:hidden"> of {count(line.bookedImpressions)}</span>
                </span>
                <span className="block sm:hidden">{formatUsd(line.spentUsdMinor)}</span>
              </Cell>
              <Cell isNumeric className="max-sm:hidden">
                {count(line.bookedImpressions)}
              </Cell>
              <Cell isNumeric className="max-sm:hidden">
                {formatUsd(line.spentUsdMinor)}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
