import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import type { CouponSeriesView } from '#domain/commerce/admin/couponSeriesView.types.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { Card } from '#client/ui/Card.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'

const COLUMNS: readonly Column<CouponSeriesView['uses'][number]>[] = [
  {
    id: 'order',
    header: 'Order',
    className: 'font-semibold whitespace-nowrap',
    cell: ({ orderNumber }) => orderNumber,
  },
  { id: 'code', header: 'Code', className: 'text-sm wrap-anywhere', cell: ({ num }) => num },
  {
    id: 'at',
    header: 'At',
    className: 'text-sm whitespace-nowrap',
    cell: ({ claimedAt }) => formatInstant(claimedAt),
  },
  {
    id: 'amount',
    header: 'Taken off',
    isNumeric: true,
    cell: ({ amountMinor }) => formatUsd(amountMinor),
  },
]

/** The orders that used a coupon of a series. */
export function SeriesUses({ uses, total }: Pick<CouponSeriesView, 'uses'> & { total: number }) {
  return (
    <Card as="section" aria-labelledby="series-uses">
      <h2 id="series-uses" className="text-subheading">
        Used by
      </h2>
      {uses.length === 0 ? (
        <p className="mt-1 text-sm text-ink-2">No order yet.</p>
      ) : (
        <DataTable
          caption="Orders that used a coupon"
          columns={COLUMNS}
          rows={uses}
          keyOf={({ orderId, num }) => `${orderId} ${num}`}
          className="mt-3"
          bodyClassName=""
        />
      )}
      {total > uses.length ? (
        <p className="mt-2 text-sm text-ink-2">
          The latest {uses.length} of {formatCount(total)}; the CSV file of codes has all.
        </p>
      ) : null}
    </Card>
  )
}
