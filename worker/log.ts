type Level = 'info' | 'warn' | 'error'

/** Facts worth logging. Never personal data: no names, addresses, mails, phone numbers, cards or IP addresses. */
export type LogFields = Record<string, string | number | boolean | null | undefined>

/** One structured line, as the platform's log search reads it. */
export function log(level: Level, event: string, fields: LogFields = {}): void {
  const line = JSON.stringify({ level, event, ...fields })
  console[level](line)
}
