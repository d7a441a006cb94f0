/** Logs to the console only (Foundation 27): connection timeouts, failed event logging. Never personal data. */
export function clientLog(event: string, fields: Record<string, string | number> = {}): void {
  console.warn(`[realtime] ${event}`, fields)
}
