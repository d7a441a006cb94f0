import { isRunning, type LineState } from '../line/lineState.ts'

/** The part of a running campaign's time that is over, 0 to 1; null while it does not run. */
export function timeShare(
  line: { state: LineState; startsAt: string | null; endsAt: string | null },
  now: Date,
): number | null {
  if (!isRunning(line.state) || line.startsAt === null || line.endsAt === null) return null
  const [start, end] = [Date.parse(line.startsAt), Date.parse(line.endsAt)]
  if (end <= start) return null
  return Math.min(1, Math.max(0, (now.getTime() - start) / (end - start)))
}

/** Whether there is something to report of a line: it has delivered, or could by now. */
export const hasReport = (line: {
  state: LineState
  delivery: { bookedImpressions: number; deliveredImpressions: number }
}): boolean =>
  line.delivery.bookedImpressions > 0 &&
  (line.delivery.deliveredImpressions > 0 || isRunning(line.state) || line.state === 'fell_short')
