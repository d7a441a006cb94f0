import { Link } from 'react-router'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { ReportLine, ReportView } from '#domain/reporting/report/reportView.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { Card } from '#client/ui/Card.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { count, percent } from '../reportWords.ts'

const columnsOf = (query: string): Column<ReportLine>[] => [
  {
    id: 'campaign',
    header: 'Campaign',
    cell: ({ id, name, mediaType, stateName }) => (
      <>
        <Link
          to={`${sitePath('report', { id })}${query}`}
          className="flex items-baseline gap-2 font-semibold text-cobalt hover:underline"
        >
          <MediaTypeMark mediaType={mediaType} />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </Link>
        <span className="block text-xs text-ink-2">{stateName}</span>
      </>
    ),
  },
  {
    id: 'delivered',
    header: (
      <>
        Delivered<span className="sm:hidden">, spend</span>
      </>
    ),
    isNumeric: true,
    cell: ({ deliveredImpressions, bookedImpressions, spentUsdMinor }) => (
      <>
        {count(deliveredImpressions)}
        <span className="block text-xs text-ink-2">
          {percent(bookedImpressions > 0 ? deliveredImpressions / bookedImpressions : null)}
          <span className="sm:hidden"> of {count(bookedImpressions)}</span>
        </span>
        <span className="block sm:hidden">{formatUsd(spentUsdMinor)}</span>
      </>
    ),
  },
  {
    id: 'booked',
    header: 'Booked',
    from: 'sm',
    isNumeric: true,
    cell: ({ bookedImpressions }) => count(bookedImpressions),
  },
  {
    id: 'spend',
    header: 'Spend',
    from: 'sm',
    isNumeric: true,
    cell: ({ spentUsdMinor }) => formatUsd(spentUsdMinor),
  },
]

/** The campaigns of an order, with links to their reports. Always whole campaigns. */
export function CampaignsCard({ report, share }: { report: ReportView; share: string | null }) {
  const query = share === null ? '' : `?share=${share}`
  return (
    <Card className="min-w-0">
      <h2 className="text-heading">By campaign</h2>
      <DataTable
        caption="By campaign"
        columns={columnsOf(query)}
        rows={report.lines}
        keyOf={({ id }) => id}
        className="-mx-2 mt-3 border-0 [&_td]:px-2 [&_th]:px-2"
      />
    </Card>
  )
}
