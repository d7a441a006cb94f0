/** What is only logged (Foundation 27): connection timeouts, failures of event logging. Never personal data. */
export function clientLog(event: string, fields: Record<string, string | number> = {}): void {
  console.warn(`[realtime] ${event}`, fields)
}
