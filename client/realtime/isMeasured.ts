import { ownTimeZone } from '#domain/foundation/calendar/knownTimeZone.ts'
import { mayAnalyse } from '#domain/foundation/analytics/mayAnalyse.ts'
import { isDeskPath } from '#client/routing/isDeskPath.ts'

/**
 * Whether actions on a page may be measured, by the browser's zone and privacy signals (Foundation 7). False where the
 * page is not a visitor's.
 */
export const isMeasured = (path = location.pathname): boolean =>
  !isDeskPath(path) &&
  mayAnalyse(
    ownTimeZone(),
    navigator.doNotTrack === '1' ||
      (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  )
