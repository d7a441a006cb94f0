import { Download } from 'lucide-react'
import { formatMonth } from '#domain/foundation/calendar/calendarDay.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { monthTotals, type MonthTotal } from '#domain/orders/calendar/monthlyFigures.ts'
import { loadMonths, monthsExportAddress } from '#client/api/orders/myOrderCalls.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loading } from '#client/ui/Loading.tsx'

const COLUMNS: readonly Column<MonthTotal>[] = [
  {
    id: 'month',
    header: 'Month',
    isRowHeader: true,
    cell: ({ month }) => formatMonth(`${month}-01`),
  },
  {
    id: 'media',
    header: 'Media',
    from: 'sm',
    cell: ({ media }) =>
      media
        .map(
          ({ mediaType, spentUsdMinor }) =>
            `${MEDIA_TYPE_NAMES[mediaType]} ${formatUsd(spentUsdMinor)}`,
        )
        .join(', '),
  },
  {
    id: 'spent',
    header: 'Spent',
    isNumeric: true,
    cell: ({ spentUsdMinor }) => formatUsd(spentUsdMinor),
  },
  {
    id: 'delivered',
    header: 'Impressions or plays',
    headerClassName: 'whitespace-normal!',
    isNumeric: true,
    cell: ({ delivered }) => formatCount(delivered),
  },
]

/** Spend and delivery of all campaigns by month, with an export. */
export default function MonthsView({ clientId }: { clientId: string | null }) {
  const months = useLoaded(`months ${clientId}`, async () => await loadMonths(clientId))
  return (
    <section aria-label="Spend and delivery by month">
      <PageState
        loaded={months}
        loading={<Loading label="The months are loading" shape="h-60" />}
        isEmpty={(figures) => figures.length === 0}
        empty={
          <EmptyState title="No figures yet" className="rounded-card border border-line bg-card">
            Each day’s delivery appears here the morning after.
          </EmptyState>
        }
      >
        {(figures) => (
          <>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
              <p className="text-sm text-ink-2">
                All campaigns, last 24 months, by UTC days. Each day appears the next morning.
              </p>
              <a
                href={monthsExportAddress(clientId)}
                download="months.csv"
                className={buttonStyles('secondary', 'sm')}
              >
                <Download aria-hidden="true" className="size-4" />
                Export as CSV
              </a>
            </div>
            <DataTable
              caption="Spend and delivery by month"
              columns={COLUMNS}
              rows={monthTotals(figures)}
              keyOf={({ month }) => month}
              className="max-xs:[&_td]:px-2 max-xs:[&_th]:px-2"
            />
          </>
        )}
      </PageState>
    </section>
  )
}
