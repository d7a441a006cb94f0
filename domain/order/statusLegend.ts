import type { LineState } from './lineState.ts'
import type { OrderState } from './orderState.ts'

/** The campaign status legend (spec §4). */
export const STATUS_LEGEND = {
  active: 'Active',
  active_with_modification: 'Active with modification',
  not_running: 'Not running (action needed)',
  stopped: 'Stopped',
} as const
export type LegendStatus = keyof typeof STATUS_LEGEND

const LEGEND_OF_STATE = {
  reserved: 'not_running',
  awaiting_creatives: 'not_running',
  in_review: 'not_running',
  ready: 'active',
  running: 'active',
  ended: 'stopped',
  stopped: 'stopped',
  awaiting_brief: 'not_running',
  in_production: 'active',
  delivered: 'stopped',
  cancelled: 'stopped',
} as const satisfies Record<LineState, LegendStatus>

/** The legend entry of a line: what is not paid for does not run; a change under review while it is active shows as "Active with modification". */
export function legendStatus(line: {
  state: LineState
  hasPendingModification: boolean
  orderState: OrderState
}): LegendStatus {
  const isUnpaid =
    line.orderState === 'awaiting_payment' || line.orderState === 'awaiting_invoice_payment'
  const status = LEGEND_OF_STATE[line.state]
  if (status === 'active' && isUnpaid) return 'not_running'
  return status === 'active' && line.hasPendingModification ? 'active_with_modification' : status
}
