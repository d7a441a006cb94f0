import { mayAnalyse } from '#domain/analytics/mayAnalyse.ts'
import type { TrackedEvent } from '#domain/realtime/eventNames.ts'
import { logEvent } from '#client/realtime/realtime.ts'

/** What is told of an event: names, counts and amounts, never what a person typed. */
export type EventDetails = Record<string, string | number>

/** Notes what a visitor did, in our event log (spec §7) and for the tag manager, where their zone and wishes allow it. With an id of its own it is noted once, however often it is told. */
export function track(event: TrackedEvent, details: EventDetails = {}, id?: string): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (!mayAnalyse(timeZone, navigator.doNotTrack === '1')) return
  void logEvent({ event_type: event, details, ...(id ? { id } : {}) })
  window.dataLayer?.push({ event, ...details })
}
