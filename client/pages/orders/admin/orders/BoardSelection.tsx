import { Download, X } from 'lucide-react'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { ordersCsv } from '#domain/orders/order/ordersCsv.ts'
import type { OrderListRow } from '#domain/orders/order/orderList.types.ts'
import type { BoardViewsPage } from '#domain/orders/admin/orderBoard.ts'
import { assignOrdersCall } from '#client/api/orders/deskOrderCalls.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { useAttempt } from '#client/pages/foundation/admin/useAttempt.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { AssignTo } from './AssignTo.tsx'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { downloadText } from '../../orders/downloadText.ts'
import { MAX_SELECTED, type SelectedOrders } from '../../orders/useSelectedOrders.ts'

/** "$9,700.00 and CA$4,120.00": a sum per currency. */
function sumWords(rows: readonly OrderListRow[]): string {
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency)
  return [...byCurrency]
    .map(([currency, of]) =>
      formatMoney({ amountMinor: of.reduce((sum, row) => sum + row.totalMinor, 0), currency }),
    )
    .join(' and ')
}

/** Bulk actions; stays in view. */
export function BoardSelection({
  selected,
  people,
  onChanged,
}: {
  selected: SelectedOrders
  people: BoardViewsPage['people']
  onChanged: () => void
}) {
  const { problem, attempt } = useAttempt(onChanged)
  const may = useAccount().account?.staffCapabilities ?? []
  const { rows } = selected
  if (rows.length === 0) return null
  return (
    <section
      aria-label="Selected lines"
      className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-3 rounded-card border border-ink bg-card px-4 py-3"
    >
      <output className="block font-semibold">
        {rows.length === 1 ? '1 line selected' : `${rows.length} lines selected`}
        {rows.length === MAX_SELECTED ? ' (the most at once)' : ''}
      </output>
      <span className="text-sm text-ink-2">{sumWords(rows)}</span>
      <div className="ml-auto flex items-center gap-2">
        {may.includes('changeAllOrders') ? (
          <AssignTo
            people={people}
            onAssign={async (ownerId, name) => {
              const ids = [...new Set(rows.map(({ orderId }) => orderId))]
              const orders = ids.length === 1 ? '1 order' : `${ids.length} orders`
              if (await attempt(() => assignOrdersCall({ ids, ownerId })))
                showToast({ tone: 'success', title: `${orders} assigned to ${name}.` })
            }}
          />
        ) : null}
        <Button
          variant="secondary"
          size="sm"
          onPress={() => downloadText('orders.csv', 'text/csv', ordersCsv(rows))}
        >
          <Download aria-hidden="true" className="size-4" />
          Export CSV
        </Button>
        <IconButton label="Clear the selection" onPress={selected.clear}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {problem ? <Callout tone="error" className="w-full" title={problem} /> : null}
    </section>
  )
}
