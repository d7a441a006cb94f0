import { useState } from 'react'
import { asProductError, type ProductError } from '#domain/foundation/errors/productError.ts'
import type { OrderListRow } from '#domain/orders/order/orderList.types.ts'
import { isStill } from '#domain/orders/order/line/lineState.ts'
import { pauseCampaignCall, resumeCampaignCall } from '#client/api/orders/myOrderCalls.ts'
import { showToast } from '#client/ui/toasts.ts'

/** Whether the list offers to pause a row; the server decides. */
export const isPausable = ({ type, orderState, state, pausedBy, rights }: OrderListRow): boolean =>
  rights.changeOrders &&
  type === 'campaign' &&
  orderState === 'booked' &&
  pausedBy === null &&
  !isStill(state)

const KEEPING = { slots: 'keep', movesEnd: true } as const

const campaigns = (count: number) => (count === 1 ? '1 campaign' : `${count} campaigns`)

/** Calls for each row, one after the other; returns the successful ones and the first error. */
async function each(
  rows: readonly OrderListRow[],
  call: (row: OrderListRow) => Promise<unknown>,
): Promise<{ done: OrderListRow[]; problem: ProductError | null }> {
  const done: OrderListRow[] = []
  let problem: ProductError | null = null
  for (const row of rows) {
    try {
      await call(row)
      done.push(row)
    } catch (error) {
      problem ??= asProductError(error)
    }
  }
  return { done, problem }
}

/** Pauses the selected campaigns and offers to resume them; a pause charges nothing. */
export function usePauseSelected(onChanged: () => void) {
  const [isPending, setPending] = useState(false)
  const resume = async (rows: readonly OrderListRow[]) => {
    const { done, problem } = await each(rows, resumeCampaignCall)
    if (problem) showToast({ tone: 'error', title: problem.message })
    if (done.length > 0) showToast({ tone: 'success', title: `${campaigns(done.length)} resumed` })
    onChanged()
  }
  const pause = async (rows: readonly OrderListRow[]): Promise<void> => {
    setPending(true)
    const { done, problem } = await each(rows, async (row) => await pauseCampaignCall(row, KEEPING))
    setPending(false)
    if (problem)
      showToast({
        tone: 'error',
        title: `${campaigns(rows.length - done.length)} not paused: ${problem.message}`,
      })
    if (done.length > 0)
      showToast({
        tone: 'success',
        title: `${campaigns(done.length)} paused`,
        action: { label: 'Undo', onPress: () => void resume(done) },
      })
    onChanged()
  }
  return { isPending, pause }
}
