import { mayAnalyse } from '#domain/analytics/mayAnalyse.ts'

/** Whether what this visitor does may be measured: by their browser's zone, and what it asks for (spec §1). */
export const isMeasured = (): boolean =>
  mayAnalyse(
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    navigator.doNotTrack === '1' ||
      (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  )
