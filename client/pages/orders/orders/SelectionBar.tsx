import { Copy, Download, Pause, Tag, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ordersCsv } from '#domain/orders/order/ordersCsv.ts'
import { useDuplicateToCart } from './useDuplicateToCart.ts'
import { useMayOrder } from '#client/state/foundation/identity/useMayOrder.ts'
import { Button } from '#client/ui/Button.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { isPausable, usePauseSelected } from './usePauseSelected.ts'
import { downloadText } from './downloadText.ts'
import { MAX_SELECTED, type SelectedOrders } from './useSelectedOrders.ts'

const LabelDialog = lazy(async () => await import('./labels/LabelDialog.tsx'))

/** Bulk actions for the selected orders; stays in view. */
export function SelectionBar({
  selected,
  onChanged,
}: {
  selected: SelectedOrders
  onChanged: () => void
}) {
  const [isAsking, setAsking] = useState(false)
  const [isLabeling, setLabeling] = useState(false)
  const pausing = usePauseSelected(() => {
    selected.clear()
    onChanged()
  })
  const mayOrder = useMayOrder()
  const { isPending, duplicate } = useDuplicateToCart()
  const { rows } = selected
  if (rows.length === 0) return null
  const pausable = rows.filter(isPausable)
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
        {mayOrder ? (
          <Button
            variant="secondary"
            size="sm"
            isPending={isPending}
            onPress={() => void duplicate(rows.map(({ lineId }) => lineId))}
          >
            <Copy aria-hidden="true" className="size-4" />
            Duplicate to cart
          </Button>
        ) : null}
        <Button
          variant="secondary"
          size="sm"
          onPress={() => downloadText('orders.csv', 'text/csv', ordersCsv(rows))}
        >
          <Download aria-hidden="true" className="size-4" />
          Export CSV
        </Button>
        <Button variant="secondary" size="sm" onPress={() => setLabeling(true)}>
          <Tag aria-hidden="true" className="size-4" />
          Tag or move
        </Button>
        {pausable.length > 0 ? (
          <Button variant="secondary" size="sm" onPress={() => setAsking(true)}>
            <Pause aria-hidden="true" className="size-4" />
            Pause {pausable.length}
          </Button>
        ) : null}
        <IconButton
          label="Clear the selection"
          className="text-white hovered:bg-ink-2 pressed:bg-ink-2"
          onPress={selected.clear}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {isLabeling ? (
        <Suspense fallback={null}>
          <LabelDialog
            rows={rows}
            onClose={(isChanged) => {
              setLabeling(false)
              // The chosen rows still have their old labels.
              if (isChanged) selected.clear()
            }}
            onChanged={onChanged}
          />
        </Suspense>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={pausable.length === 1 ? 'Pause 1 campaign?' : `Pause ${pausable.length} campaigns?`}
        confirmLabel="Pause"
        isPending={pausing.isPending}
        onConfirm={() => void pausing.pause(pausable).then(() => setAsking(false))}
      >
        They go silent within ten seconds. Nothing is charged or refunded, their ends move by the
        paused days, and billboards keep their slots and their end. Open a campaign to choose
        otherwise.
      </ConfirmDialog>
    </section>
  )
}
