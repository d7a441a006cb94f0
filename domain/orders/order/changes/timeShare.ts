import type { FlightTime } from '../pause/pausedTime.ts'
import { unpausedTime } from '../pause/pausedTime.ts'
import { isRunning, type LineState } from '../line/lineState.ts'

/**
 * The elapsed part of a running campaign's time, 0 to 1, without its pauses; null while it does not
 * run.
 */
export function timeShare(line: { state: LineState } & FlightTime, now: Date): number | null {
  const time = isRunning(line.state) ? unpausedTime(line, now) : null
  if (time === null || time.lengthMs <= 0) return null
  return Math.min(1, Math.max(0, time.passedMs / time.lengthMs))
}

/** Whether a line has a report: it has delivered, or could have by now. */
export const hasReport = (line: {
  state: LineState
  delivery: { bookedImpressions: number; deliveredImpressions: number }
}): boolean =>
  line.delivery.bookedImpressions > 0 &&
  (line.delivery.deliveredImpressions > 0 || isRunning(line.state) || line.state === 'fell_short')
