import { log, type LogFields } from './log.ts'

/** A fault that a person must see. */
export interface Alert {
  /** What failed, as a stable name: `book_not_written`. */
  kind: string
  /** What it failed for, where several can fail apart: `US/online_display`. */
  subject?: string
  /** One sentence for the person who reads it. Never personal data. */
  message: string
  fields?: LogFields
}

/** Raises an alert: one structured `alert` record a call. */
export function raiseAlert({ kind, subject = '', message, fields = {} }: Alert): void {
  log('error', 'alert', { ...fields, kind, subject, message })
}
