import type { Hit } from '#domain/analytics/measuredEvent.ts'
import { isMeasured } from '#client/realtime/isMeasured.ts'

/** More than happens before the tools are there. */
const MOST_WAITING = 30

const waiting: Hit[] = []
let take = (hit: Hit): void => {
  if (waiting.length < MOST_WAITING) waiting.push(hit)
}

/** Tells the tools that measure what a visitor did, where their zone and wishes allow it. What happens before they are there waits. */
export function measure(hit: Hit): void {
  if (isMeasured()) take(hit)
}

/** From now on all goes there, with what has waited. */
export function measureTo(taker: (hit: Hit) => void): void {
  take = taker
  waiting.splice(0).forEach(taker)
}
