/** The tables of the nightly export, in the order in which they are restored: orders, their money and their record. */
export const EXPORTED_TABLES = [
  'orders',
  'order_lines',
  'order_list',
  'order_amendments',
  'order_audit',
  'order_disputes',
  'ledger_entries',
  'invoices',
  'payments',
  'payment_events',
  'refunds',
  'bank_payments',
  'coupon_series',
  'coupons',
  'coupon_claims',
  'coupon_returns',
  'desk_audit',
] as const
export type ExportedTable = (typeof EXPORTED_TABLES)[number]

const FILE_DIGITS = 6

/** The key of a table's file of a night: gzipped JSON, one row per line. `file` counts from 1. */
export const exportKey = (night: string, table: ExportedTable, file: number): string =>
  `${night}/${table}/${String(file).padStart(FILE_DIGITS, '0')}.ndjson.gz`

/** Written last: a table without it is incomplete. */
export const exportEndKey = (night: string, table: ExportedTable): string =>
  `${night}/${table}/complete.json`

/** The manifest of a table. */
export interface ExportEnd {
  files: number
  rows: number
}
