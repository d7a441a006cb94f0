type Level = 'info' | 'warn' | 'error'

/** Facts worth logging. Never personal data: no names, addresses, mails, phone numbers, cards or IP addresses. */
export type LogFields = Record<string, string | number | boolean | null | undefined>

/** A failed query's error message ends with the query's values, which may be personal data; a stack follows it. */
const QUERY_VALUES = /\nparams: [\s\S]*?(?=(?:\n {4}at [^\n]*[\d>)])*$)/

const withoutQueryValues = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.replace(QUERY_VALUES, '') : value

/** Writes one structured line for the platform's log search, without the values of a failed query. */
export function log(level: Level, event: string, fields: LogFields = {}): void {
  const line = JSON.stringify({ level, event, ...fields }, withoutQueryValues)
  console[level](line)
}
