import type { Hit } from '#domain/foundation/analytics/measuredEvent.ts'
import { isMeasured } from '#client/realtime/isMeasured.ts'

/** Well above the number of events before the tools have loaded. */
const MOST_WAITING = 30

const waiting: { hit: Hit; path: string }[] = []
let take: ((hit: Hit) => void) | null = null

/**
 * Sends an event to the measuring tools where the zone and wishes of the visitor allow it. Queues it until they have
 * loaded.
 */
export function measure(hit: Hit): void {
  if (take) {
    if (isMeasured()) take(hit)
    return
  }
  // measureTo checks consent, too: the browser's zone may not be known yet while the page is hydrating.
  if (waiting.length < MOST_WAITING) waiting.push({ hit, path: location.pathname })
}

/** Switches to the loaded tools and flushes the queue. */
export function measureTo(taker: (hit: Hit) => void): void {
  take = taker
  for (const { hit, path } of waiting.splice(0)) if (isMeasured(path)) taker(hit)
}
