import type { SeriesState } from '#domain/commerce/coupon/couponSeries.ts'
import type { BadgeTone } from '#client/ui/Badge.tsx'

/** State of a series in the desk's words. */
export const SERIES_STATE_WORDS: Record<SeriesState, { label: string; tone: BadgeTone }> = {
  running: { label: 'In use', tone: 'success' },
  planned: { label: 'Planned', tone: 'info' },
  over: { label: 'Ended', tone: 'neutral' },
  used_up: { label: 'None left', tone: 'warning' },
  off: { label: 'Switched off', tone: 'error' },
}
