import { CSV_START, csvLine } from '#domain/foundation/export/csvCell.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import type { OrderListRow } from './orderList.types.ts'
import { STATUS_LEGEND } from './line/statusLegend.ts'
import { WARNING_FLAGS } from './line/warningFlags.ts'

const COLUMNS: readonly [heading: string, value: (row: OrderListRow) => string | number][] = [
  ['Order ID', (row) => row.number],
  ['Advertiser', (row) => row.advertiser],
  ['Campaign', (row) => row.name],
  ['Media type', (row) => MEDIA_TYPE_NAMES[row.mediaType]],
  ['Total cost', (row) => decimal(row.totalMinor)],
  ['Currency', (row) => row.currency],
  ['Start date', (row) => row.startDate ?? ''],
  ['End date', (row) => row.endDate ?? ''],
  ['Status', (row) => STATUS_LEGEND[row.status]],
  ['State', (row) => row.stateName],
  ['Warnings', (row) => row.flags.map((flag) => WARNING_FLAGS[flag]).join(', ')],
  ['Impressions booked', (row) => row.delivery.bookedImpressions],
  ['Impressions delivered', (row) => row.delivery.deliveredImpressions],
  ['Folder', (row) => row.folder ?? ''],
  ['Tags', (row) => (row.tags ?? []).join(', ')],
  ['Ordered at (UTC)', (row) => row.createdAt],
]

/**
 * Orders as a CSV file (RFC 4180) for spreadsheets: with a byte order mark, and no cell that they
 * would execute.
 */
export function ordersCsv(rows: readonly OrderListRow[]): string {
  const lines = [
    COLUMNS.map(([heading]) => heading),
    ...rows.map((row) => COLUMNS.map(([, value]) => value(row))),
  ]
  return `${CSV_START}${lines.map((cells) => csvLine(cells)).join('')}`
}

/** "1234.50": amounts are cents in every currency the product charges in. */
const decimal = (amountMinor: number): string => (amountMinor / 100).toFixed(2)
