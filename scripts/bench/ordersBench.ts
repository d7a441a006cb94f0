import { cpSync, rmSync } from 'node:fs'
import { buildOrder } from '#database/seed/builders/order.ts'
import { DEMO_ACCOUNTS } from '#database/seed/demo/demoAccounts.ts'
import { AD_CREATION_PACKAGES } from '#domain/catalogue/adCreationPackage.ts'
import { baseRate } from '#domain/foundation/money/convert.ts'
import { ORDER_SORTS } from '#domain/orders/order/orderList.types.ts'
import { orderTables } from '../seed/demo/loadDemoOrders.ts'
import { openLocalDatabase } from '../seed/localD1.ts'
import { freePort, startLocalServer } from '../setup/localServer.ts'
import { inRoot } from '../project/paths.ts'
import { callerHeaders } from '../setup/callerHeaders.ts'
import { type Latency, latencyOf, shownLatency } from './latency.ts'
import { logInDemo } from '../setup/logInDemo.ts'
import { printFigures, ratio, shown } from './report.ts'

const STATE = inRoot('.wrangler/bench-orders-state')
const MANY = 100_000
const ROUNDS = 40
const WARM_UP_ROUNDS = 5
const FIRST_NUMBER = 1_000_000

const MY_ORDERS = ORDER_SORTS.map((sort) => `/api/orders?sort=${sort}`)
const BOARD = [
  '',
  '?standing=production',
  '?mediaType=online_display',
  '?from=2026-01-01',
  '?q=AMD-90004',
  '?q=Advertiser%2077',
].map((query) => `/api/desk-orders${query}`)
/** A page deep in the large list. */
const LATE_PAGE = `/api/desk-orders?after=${FIRST_NUMBER + 1_000}.0`

/**
 * Prints p50 and p99 of my-orders, sorted by each of its columns, and of the admin area's board by
 * its filters, with about ten orders and with 100,000 more of one account, and their ratios. Needs
 * a built product and a prepared state.
 */
export async function ordersBench(preparedState: string): Promise<void> {
  rmSync(STATE, { recursive: true, force: true })
  cpSync(preparedState, STATE, { recursive: true })
  try {
    const few = await measure('customer', MY_ORDERS)
    const fewOnBoard = await measure('admin', BOARD)
    await addOrders(MANY)
    const many = await measure('customer', MY_ORDERS)
    const manyOnBoard = await measure('admin', [...BOARD, LATE_PAGE])
    printLists('my-orders, a page sorted by each column, one request at a time', few, many)
    printLists('the board of all lines of the admin area, by each filter', fewOnBoard, manyOnBoard)
  } finally {
    rmSync(STATE, { recursive: true, force: true })
  }
}

function printLists(title: string, few: Measured, many: Measured): void {
  const ofEmpty = ({ list, empty }: Measured) =>
    `${ratio(list.p50Ms, empty.p50Ms)} of the empty route`
  const { p50Ms, p99Ms } = many.list
  printFigures(title, [
    {
      name: 'with about 10 orders',
      value: shownLatency(few.list),
      comparison: ofEmpty(few),
    },
    {
      name: `with ${shown(MANY)} orders more`,
      value: shownLatency(many.list),
      comparison: ofEmpty(many),
    },
    {
      name: 'beside few',
      value: `p50 ${ratio(p50Ms, few.list.p50Ms)}, p99 ${ratio(p99Ms, few.list.p99Ms)}`,
      goal: 'under 1.5x',
    },
  ])
}

interface Measured {
  list: Latency
  empty: Latency
}

/** Durations of lists and, in turn, of an empty route. */
async function measure(role: 'customer' | 'admin', paths: readonly string[]): Promise<Measured> {
  const server = await startLocalServer({ port: await freePort(), statePath: STATE })
  try {
    const cookie = await logInDemo(server.origin, role)
    const lists: number[] = []
    const empties: number[] = []
    const timeOf = async (path: string) => {
      const start = performance.now()
      const response = await fetch(`${server.origin}${path}`, {
        headers: { ...callerHeaders(), Cookie: cookie },
      })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
      return performance.now() - start
    }
    for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round += 1) {
      for (const path of paths) {
        const [empty, list] = [await timeOf('/api/health'), await timeOf(path)]
        if (round < WARM_UP_ROUNDS) continue
        empties.push(empty)
        lists.push(list)
      }
    }
    return { list: latencyOf(lists), empty: latencyOf(empties) }
  } finally {
    await server.stop()
  }
}

/** Adds this many orders of the demo customer, each of one package, at different times and prices. */
async function addOrders(count: number): Promise<void> {
  const database = await openLocalDatabase(inRoot('wrangler.toml'), STATE)
  try {
    await database.load({
      name: 'bench_orders',
      hash: String(count),
      tables: () => orderTables(manyOrders(count)).slice(0, 2),
    })
  } finally {
    await database.close()
  }
}

function manyOrders(count: number) {
  const customer = DEMO_ACCOUNTS.find(({ role }) => role === 'customer')
  const packages = AD_CREATION_PACKAGES.map(({ id }) => id)
  return Array.from({ length: count }, (_, at) =>
    buildOrder({
      key: `bench${at}`,
      number: FIRST_NUMBER + at,
      accountId: customer?.id ?? null,
      placedAt: new Date(Date.UTC(2020, 0, 1) + at * 600_000).toISOString(),
      paymentMethod: 'card',
      state: 'booked',
      contact: {
        firstName: 'Casey',
        lastName: 'Morgan',
        email: 'bench@example.com',
        phone: '+15124721234',
        type: 'individual',
        companyName: '',
      },
      billing: {
        country: 'US',
        line1: '1 Main St',
        line2: '',
        city: 'Austin',
        state: 'TX',
        zipCode: '78701',
        invoiceEmail: '',
        vatId: '',
      },
      advertiser: `Advertiser ${(at * 7919) % 1_000}`,
      rate: baseRate('2026-01-01'),
      lines: [
        {
          packageId: packages[at % packages.length] ?? '',
          state: at % 3 === 0 ? 'in_production' : 'awaiting_brief',
        },
      ],
    }),
  )
}
