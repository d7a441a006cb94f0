import { useCallback, useState } from 'react'
import type { OrderListRow } from '#domain/orders/order/orderList.types.ts'

/** The server's maximum number of lines to duplicate at once. */
export const MAX_SELECTED = 50

export interface SelectedOrders {
  rows: readonly OrderListRow[]
  /** The ids of the selected rows. */
  selection: Record<string, true>
  /** Replaces the selection among the displayed rows; rows on other pages stay selected. */
  choose: (shown: readonly OrderListRow[], chosenIds: ReadonlySet<string>) => void
  clear: () => void
}

/** Rows selected in the list, over all its pages. */
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
