/** What is only logged (spec §8): connection timeouts, failures of event logging. Never personal data. */
export function clientLog(event: string, fields: Record<string, string | number> = {}): void {
  console.warn(`[realtime] ${event}`, fields)
}
