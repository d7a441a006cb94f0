import { mayAnalyse } from '#domain/foundation/analytics/mayAnalyse.ts'
import { isDeskPath } from '#client/routing/isDeskPath.ts'

/** Whether what is done on a page may be measured: it is a visitor's, by their browser's zone, and what it asks for (Foundation 7). */
export const isMeasured = (path = location.pathname): boolean =>
  !isDeskPath(path) &&
  mayAnalyse(
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    navigator.doNotTrack === '1' ||
      (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  )
