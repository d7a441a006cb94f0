import { mayAnalyse } from '#domain/analytics/mayAnalyse.ts'
import type { PublicSettings } from '#domain/settings/settings.ts'

declare global {
  interface Window {
    /** The queue that the tag manager reads. */
    dataLayer?: Record<string, unknown>[]
  }
}

const started = { analytics: false }

/** Starts analytics and session replay by their configured ids, where the visitor's zone and wishes allow it (spec §1). */
export function startAnalytics({ analyticsId, sessionRecordingId }: PublicSettings): void {
  if (started.analytics) return
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (!mayAnalyse(timeZone, navigator.doNotTrack === '1')) return
  started.analytics = true
  const queue = (window.dataLayer ??= [])
  if (analyticsId) queue.push({ event: 'analytics_start', analytics_id: analyticsId })
  if (sessionRecordingId) {
    queue.push({ event: 'session_recording_start', session_recording_id: sessionRecordingId })
  }
}
