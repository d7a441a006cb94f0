import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatQuantity } from '#domain/foundation/wording/numberWords.ts'
import { LINE_STATE_NAMES, type LineState } from '../line/lineState.ts'
import type { PauseActor, PauseView } from './pause.types.ts'

/** Names for buyers of a paused campaign's state, by who paused it. */
const PAUSED_BUYER: Record<PauseActor, string> = {
  buyer: 'Paused',
  admin: 'Paused by our desk',
  system: 'Paused',
}

/** Names for the desk of a paused campaign's state, by who paused it. */
const PAUSED_DESK: Record<PauseActor, string> = {
  buyer: 'Paused by the customer',
  admin: 'Paused by the desk',
  system: 'Paused',
}

/** The name of a line's state for its buyer. */
export const lineStateName = (state: LineState, pausedBy: PauseActor | null): string =>
  pausedBy === null ? LINE_STATE_NAMES[state] : PAUSED_BUYER[pausedBy]

/** The state of a paused campaign for the desk; null if it is not paused. */
export const deskPausedName = (pausedBy: PauseActor | null): string | null =>
  pausedBy === null ? null : PAUSED_DESK[pausedBy]

/** One pause: `Paused Dec 3, 2026 to Dec 6, 2026 (4 days)`. */
export function formatPause({ from, until, days }: PauseView): string {
  const length = formatQuantity(days, 'day', 'days')
  if (until === null) return `Paused since ${formatDay(from)} (${length})`
  if (from === until) return `Paused on ${formatDay(from)}`
  return `Paused ${formatDay(from)} to ${formatDay(until)} (${length})`
}
