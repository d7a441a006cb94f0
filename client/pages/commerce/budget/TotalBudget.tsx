import { lazy, Suspense, useState } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type { Undoable } from '../UndoBar.tsx'

const BudgetSplit = lazy(() => import('./BudgetSplit.tsx'))

/** Opens the total budget of a cart with several campaigns. Its forecasts load with the first press. */
export function TotalBudget({
  items,
  onApplied,
}: {
  items: readonly CartItem[]
  onApplied: (undoable: Undoable) => void
}) {
  const [isOpen, setOpen] = useState(false)
  if (items.filter(({ type }) => type === 'campaign').length < 2) return null
  if (!isOpen)
    return (
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Split a total budget
      </Button>
    )
  return (
    <Suspense fallback={<Loading shape="h-96 w-full rounded-card" />}>
      <BudgetSplit
        items={items}
        onClose={() => setOpen(false)}
        onApplied={(undoable) => {
          setOpen(false)
          onApplied(undoable)
        }}
      />
    </Suspense>
  )
}
