type Level = 'info' | 'warn' | 'error'

/** Facts worth logging. Never personal data: no names, addresses, mails, phone numbers, cards or IP addresses. */
export type LogFields = Record<string, string | number | boolean | null | undefined>

/** A failed query's error ends its message with the values of the query, which may be anybody's data; a stack goes on after it. */
const QUERY_VALUES = /\nparams: [\s\S]*?(?=(?:\n {4}at [^\n]*[\d>)])*$)/

const withoutQueryValues = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.replace(QUERY_VALUES, '') : value

/** One structured line, as the platform's log search reads it; without the values of a query that failed. */
export function log(level: Level, event: string, fields: LogFields = {}): void {
  const line = JSON.stringify({ level, event, ...fields }, withoutQueryValues)
  console[level](line)
}
