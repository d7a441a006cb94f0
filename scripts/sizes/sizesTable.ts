import { DELIVERY_DATABASE_BYTES, type Load, type StoreSize } from './storeSizes.ts'

const STEPS = [
  [1e12, 'TB'],
  [1e9, 'GB'],
  [1e6, 'MB'],
] as const

/** Bytes with at most two decimals, in the largest fitting unit. */
export function formatBytes(bytes: number): string {
  const [size, unit] = STEPS.find(([step]) => bytes >= step) ?? [1e3, 'kB']
  return `${(bytes / size).toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`
}

const count = (value: number) => Math.round(value).toLocaleString('en-US')
const dollars = (value: number) =>
  `$${value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 2 : 0 })}`

const shareOfLimit = ({ store, bytes, limitBytes }: StoreSize) =>
  limitBytes === null
    ? databasesNeeded(store, bytes)
    : `${Math.round((bytes / limitBytes) * 100).toLocaleString('en-US')}% of ${formatBytes(limitBytes)}`

const databasesNeeded = (store: string, bytes: number) =>
  store.endsWith('_n')
    ? `${count(Math.max(1, Math.ceil(bytes / DELIVERY_DATABASE_BYTES)))} of ${formatBytes(DELIVERY_DATABASE_BYTES)}`
    : ''

/** One line about a load. */
export const loadLine = ({ sessions, orders, events }: Load): string =>
  `${count(sessions)} sessions, ${count(orders)} orders and ${count(events)} ad events a day`

/** The stores as a Markdown table. */
export function storesTable(stores: readonly StoreSize[]): string {
  const rows = stores.map(
    (store) =>
      `| ${store.store} | ${count(store.rowsADay)} | ${count(store.writtenADay)} | ${formatBytes(store.bytes)} | ${shareOfLimit(store)} | ${dollars(store.dollarsAMonth)} |`,
  )
  return [
    '| store | new rows a day | rows written a day | stored | of its limit | a month |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** The largest tables of a store as a Markdown table. */
export function largestTables({ tables }: StoreSize, limit: number): string {
  const rows = tables
    .slice(0, limit)
    .map(
      ({ table, rowsADay, bytes }) =>
        `| \`${table}\` | ${count(rowsADay)} | ${formatBytes(bytes)} |`,
    )
  return ['| table | new rows a day | stored |', '|---|---|---|', ...rows].join('\n')
}
