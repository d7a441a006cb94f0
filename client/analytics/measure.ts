import type { Hit } from '#domain/foundation/analytics/measuredEvent.ts'
import { isMeasured } from '#client/realtime/isMeasured.ts'

/** More than happens before the tools are there. */
const MOST_WAITING = 30

const waiting: { hit: Hit; path: string }[] = []
let take: ((hit: Hit) => void) | null = null

/** Tells the tools that measure what a visitor did, where their zone and wishes allow it. What happens before they are there waits. */
export function measure(hit: Hit): void {
  if (take) {
    if (isMeasured()) take(hit)
    return
  }
  // Whether it may be told is asked then, too: the browser's zone takes long to be known, and a page is coming alive.
  if (waiting.length < MOST_WAITING) waiting.push({ hit, path: location.pathname })
}

/** From now on all goes there, with what has waited. */
export function measureTo(taker: (hit: Hit) => void): void {
  take = taker
  for (const { hit, path } of waiting.splice(0)) if (isMeasured(path)) taker(hit)
}
