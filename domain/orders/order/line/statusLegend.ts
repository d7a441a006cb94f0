import type { LineState } from './lineState.ts'
import { isUnpaid, type OrderState } from '../orderState.ts'

/** The campaign status legend (Orders 2). */
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
  ready_with_modification: 'active_with_modification',
  running: 'active',
  running_with_modification: 'active_with_modification',
  fell_short: 'not_running',
  ended: 'stopped',
  stopped: 'stopped',
  awaiting_brief: 'not_running',
  briefed: 'active',
  in_production: 'active',
  draft_ready: 'not_running',
  changes_asked: 'active',
  delivered: 'stopped',
  cancelled: 'stopped',
} as const satisfies Record<LineState, LegendStatus>

/** The legend entry of a line; an unpaid line does not run. */
export function legendStatus(line: { state: LineState; orderState: OrderState }): LegendStatus {
  const status = LEGEND_OF_STATE[line.state]
  return status !== 'stopped' && isUnpaid(line.orderState) ? 'not_running' : status
}
