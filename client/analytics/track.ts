import type { EventDetails, MeasuredItem } from '#domain/foundation/analytics/measuredEvent.ts'
import type { TrackedEvent } from '#domain/contact/realtime/eventNames.ts'
import { logEvent } from '#client/realtime/realtime.ts'
import { measure } from './measure.ts'
import { isMeasured } from '#client/realtime/isMeasured.ts'

interface More {
  /** With an id of its own it is noted once, however often it is told. */
  id?: string
  items?: readonly MeasuredItem[]
}

/** Notes what a visitor did, in our event log (Contact 7) and for the tools that measure, where their zone and wishes allow it. */
export function track(
  event: TrackedEvent,
  details: EventDetails = {},
  { id, items }: More = {},
): void {
  if (!isMeasured()) return
  void logEvent({ event_type: event, details, ...(id ? { id } : {}) })
  measure({ event, details, ...(items ? { items } : {}) })
}
