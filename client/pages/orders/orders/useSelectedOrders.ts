import { useCallback, useState } from 'react'
import type { OrderListRow } from '#domain/orders/order/orderList.types.ts'

/** The server duplicates at most so many lines at once. */
export const MAX_SELECTED = 50

export interface SelectedOrders {
  rows: readonly OrderListRow[]
  /** As TanStack Table has it: the ids of the chosen rows. */
  selection: Record<string, true>
  /** What of the rows shown is chosen; what is chosen on other pages stays. */
  choose: (shown: readonly OrderListRow[], chosenIds: ReadonlySet<string>) => void
  clear: () => void
}

/** Rows chosen in the list, over all its pages. */
export function useSelectedOrders(): SelectedOrders {
  const [rows, setRows] = useState<readonly OrderListRow[]>([])
  const choose = useCallback(
    (shown: readonly OrderListRow[], chosenIds: ReadonlySet<string>) =>
      setRows((before) => {
        const shownIds = new Set(shown.map(({ lineId }) => lineId))
        const elsewhere = before.filter(({ lineId }) => !shownIds.has(lineId))
        const here = shown.filter(({ lineId }) => chosenIds.has(lineId))
        return [...elsewhere, ...here].slice(0, MAX_SELECTED)
      }),
    [],
  )
  const clear = useCallback(() => setRows([]), [])
  const selection = Object.fromEntries(rows.map(({ lineId }) => [lineId, true as const]))
  return { rows, selection, choose, clear }
}
