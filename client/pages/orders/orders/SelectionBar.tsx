import { Copy, Download, X } from 'lucide-react'
import { ordersCsv } from '#domain/orders/order/ordersCsv.ts'
import { useDuplicateToCart } from './useDuplicateToCart.ts'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { downloadText } from './downloadText.ts'
import { MAX_SELECTED, type SelectedOrders } from './useSelectedOrders.ts'

/** What can be done with the chosen orders; stays in view. */
export function SelectionBar({ selected }: { selected: SelectedOrders }) {
  const { isPending, duplicate } = useDuplicateToCart()
  const { rows } = selected
  if (rows.length === 0) return null
  const count = rows.length === 1 ? '1 order selected' : `${rows.length} orders selected`
  return (
    <section
      aria-label="Selected orders"
      className="sticky bottom-4 z-30 mt-4 flex flex-wrap items-center gap-2 rounded-card bg-ink px-4 py-3 text-white sm:gap-3"
    >
      <output className="block font-semibold">
        {count}
        {rows.length === MAX_SELECTED ? ' (the most at once)' : ''}
      </output>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="sm"
          isPending={isPending}
          onPress={() => void duplicate(rows.map(({ lineId }) => lineId))}
        >
          <Copy aria-hidden="true" className="size-4" />
          Duplicate to cart
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onPress={() => downloadText('orders.csv', 'text/csv', ordersCsv(rows))}
        >
          <Download aria-hidden="true" className="size-4" />
          Export CSV
        </Button>
        <IconButton
          label="Clear the selection"
          className="text-white hovered:bg-ink-2 pressed:bg-ink-2"
          onPress={selected.clear}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  )
}
