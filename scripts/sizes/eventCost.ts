/**
 * Cloudflare's list prices, November 2026, beyond the included usage; dollars per million unless
 * the name says otherwise.
 */
const PRICES = {
  workerRequest: 0.3,
  cpuMs: 0.02,
  objectRequest: 0.15,
  rowWritten: 1,
  /** Object duration, 128 MB of memory at $12.50 per million GB-seconds: dollars per second. */
  awakeSecond: 0.128 * 12.5e-6,
  kvRead: 0.5,
  kvWrite: 5,
  logLine: 0.6,
  r2GbMonth: 0.015,
} as const

const MILLION = 1e6
const RAW_LOG_MONTHS = 400 / 30
const RAW_EVENT_BYTES = 45
/** Share of requests that are logged (docs/run/logs.md). */
const LOGGED_SHARE = 0.001
/** Each display ad sends an impression and a viewable impression: half an ad request per event. */
const TAGS_AN_EVENT = 0.5
/**
 * CPU time of a beacon or a tag. Not measured on the platform; verifying a token and judging an event take 0.13 ms in
 * Node.
 */
const CPU_MS = 1
/** The book keeper and a relay in each of nine regions. */
const KEEPER_OBJECTS = 10
/** An isolate reads the pointer from its relay every two seconds while it serves. */
const POINTER_READ_S = 2
/** An isolate reads the chunks of a book again each minute, about ten of them. */
const CHUNK_READS_A_SECOND = 10 / 60
/** The keeper writes the pointer and a chunk in a busy minute. */
const KV_WRITES_A_SECOND = 2 / 60

/** Arrival patterns of events. Rows and alarms are measured for the first three (docs/lab/delivery-cost.md). */
export interface EventRate {
  name: string
  eventsASecond: number
  /** Isolates that serve concurrently; an assumption. */
  isolates: number
  shards: number
  /** Rows of the log, written and later deleted, per event. */
  logRows: number
  alarmsSet: number
  alarmsRung: number
  /** Rows of the rollups in D1 per event. */
  rollupRows: number
}

export const EVENT_RATES: readonly EventRate[] = [
  {
    name: '4 a second',
    eventsASecond: 4,
    isolates: 4,
    shards: 8,
    logRows: 1,
    alarmsSet: 1.95,
    alarmsRung: 1,
    rollupRows: 2,
  },
  {
    name: '40',
    eventsASecond: 40,
    isolates: 10,
    shards: 8,
    logRows: 0.8,
    alarmsSet: 0.215,
    alarmsRung: 0.1075,
    rollupRows: 2,
  },
  {
    name: '400',
    eventsASecond: 400,
    isolates: 40,
    shards: 8,
    logRows: 0.08,
    alarmsSet: 0.021,
    alarmsRung: 0.0105,
    rollupRows: 0.5,
  },
  {
    name: 'a billion a day, few combinations',
    eventsASecond: 11_600,
    isolates: 600,
    shards: 64,
    logRows: 0.036,
    alarmsSet: 0.003,
    alarmsRung: 0.0015,
    rollupRows: 0.1,
  },
  {
    name: 'a billion a day, each of its own',
    eventsASecond: 11_600,
    isolates: 600,
    shards: 64,
    logRows: 0.036,
    alarmsSet: 0.003,
    alarmsRung: 0.0015,
    rollupRows: 2,
  },
]

export interface CostLine {
  what: string
  /** Dollars per million events. */
  dollars: number
}

/** Cost of a million events, one line for each billed item. */
export function eventCost(rate: EventRate): CostLine[] {
  const seconds = MILLION / rate.eventsASecond
  const tags = TAGS_AN_EVENT
  const pointerReads = (rate.isolates / POINTER_READ_S) * seconds
  const chunkReads = rate.isolates * CHUNK_READS_A_SECOND * seconds
  const awake = (rate.shards + KEEPER_OBJECTS) * seconds
  const rawGb = (MILLION * RAW_EVENT_BYTES) / 1e9
  const a = (count: number, price: number) => (count / MILLION) * price
  return [
    { what: 'requests for beacons', dollars: PRICES.workerRequest },
    { what: 'requests for ads', dollars: tags * PRICES.workerRequest },
    { what: 'processor time', dollars: (1 + tags) * CPU_MS * PRICES.cpuMs },
    { what: 'calls of the counters', dollars: PRICES.objectRequest },
    { what: 'alarms that ring', dollars: rate.alarmsRung * PRICES.objectRequest },
    { what: 'notes of last requests, at most', dollars: tags * PRICES.objectRequest },
    { what: 'rows of the log, written and deleted', dollars: 2 * rate.logRows * PRICES.rowWritten },
    { what: 'alarms set', dollars: rate.alarmsSet * PRICES.rowWritten },
    { what: 'rows of the rollups', dollars: rate.rollupRows * PRICES.rowWritten },
    { what: 'objects that are awake', dollars: awake * PRICES.awakeSecond },
    { what: 'reads of the pointer', dollars: a(pointerReads, PRICES.objectRequest) },
    {
      what: 'KV',
      dollars: a(chunkReads, PRICES.kvRead) + a(KV_WRITES_A_SECOND * seconds, PRICES.kvWrite),
    },
    { what: 'logs', dollars: (1 + tags) * LOGGED_SHARE * PRICES.logLine },
    { what: 'raw log in R2 for 400 days', dollars: rawGb * PRICES.r2GbMonth * RAW_LOG_MONTHS },
  ]
}

/** Dollars per million events, all lines together. */
export const totalCost = (rate: EventRate): number =>
  eventCost(rate).reduce((sum, { dollars }) => sum + dollars, 0)
