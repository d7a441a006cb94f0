/** Whether analytics and session replay may start: only when the browser's time zone does not start with 'Europe/' (Foundation 7), and never against Do Not Track or Global Privacy Control. `refuses`: one of them is on. */
export function mayAnalyse(browserTimeZone: string, refuses: boolean): boolean {
  return !refuses && !browserTimeZone.startsWith('Europe/')
}
