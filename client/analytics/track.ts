import type { EventDetails, MeasuredItem } from '#domain/foundation/analytics/measuredEvent.ts'
import type { TrackedEvent } from '#domain/contact/realtime/eventNames.ts'
import { logEvent } from '#client/realtime/realtime.ts'
import { measure } from './measure.ts'
import { isMeasured } from '#client/realtime/isMeasured.ts'

interface More {
  /** Dedupe ID: an event with one is logged once, however often it is sent. */
  id?: string
  items?: readonly MeasuredItem[]
}

/**
 * Records a visitor's action in our event log (Contact 7) and in the measuring tools, where zone and wishes allow it.
 */
export function track(
  event: TrackedEvent,
  details: EventDetails = {},
  { id, items }: More = {},
): void {
  if (!isMeasured()) return
  void logEvent({ event_type: event, details, ...(id ? { id } : {}) })
  measure({ event, details, ...(items ? { items } : {}) })
}
