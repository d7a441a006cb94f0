/** Whether analytics and session replay may start: only when the browser's time zone does not start with 'Europe/' (spec §1), and never against Do Not Track. */
export function mayAnalyse(browserTimeZone: string, doNotTrack: boolean): boolean {
  return !doNotTrack && !browserTimeZone.startsWith('Europe/')
}
