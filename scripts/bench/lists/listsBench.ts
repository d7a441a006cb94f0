import { cpSync, rmSync } from 'node:fs'
import { inRoot } from '../../project/paths.ts'
import { logInDemo } from '../../setup/logInDemo.ts'
import { addListRows, LISTED_SERIES } from './listRows.ts'
import type { Target } from '../load.ts'
import { loadInTurn } from '../loadInTurn.ts'
import { printFigure, ratio, shown } from '../report.ts'
import { emptyRoute, inDatabase, onServers } from '../states.ts'

const FEW_STATE = inRoot('.wrangler/bench-lists-few')
const MANY_STATE = inRoot('.wrangler/bench-lists-many')
const [FEW, MANY] = [10, 100_000]
const ROUNDS = { warmUp: 10, counted: 60 }

const SERIES = '/api/coupon-series'
const LISTS: Record<string, readonly string[]> = {
  leads: ['', '?list=closed', '?search=Person%207'].map((query) => `/api/leads${query}`),
  offers: ['', '?list=accepted', '?search=Person%207'].map((query) => `/api/offer-board${query}`),
  reviews: ['', '?list=asked', '?list=decided', '?list=decided&search=Person%207'].map(
    (query) => `/api/reviews${query}`,
  ),
  invoices: ['', '?list=paid', '?list=credit_notes', '?list=all', '?q=person7@bench.example'].map(
    (query) => `/api/desk-invoices${query}`,
  ),
  'series of coupons': [
    '',
    '?state=running',
    '?state=over',
    '?state=off',
    '?search=Person%207',
  ].map((query) => `${SERIES}${query}`),
  codes: ['', '?list=unused', '?list=used'].map(
    (query) => `${SERIES}/${LISTED_SERIES}/codes${query}`,
  ),
  'given coupons': ['', '?list=returned', '?q=person7@bench.example'].map(
    (query) => `${SERIES}/given${query}`,
  ),
  customers: ['', '?list=company', '?list=staff', '?q=Person%207', '?q=AMD-1000007'].map(
    (query) => `/api/customers${query}`,
  ),
  productions: [
    '',
    '?page=2',
    '?list=with_buyer',
    '?list=delivered',
    '?list=delivered&page=15',
    '?list=delivered&search=Person%207',
  ].map((query) => `/api/productions${query}`),
  agencies: ['', '?search=Agency%207'].map((query) => `/api/agencies${query}`),
  accounts: ['', '?search=person7'].map((query) => `/api/staff${query}`),
}

/**
 * Prints the times of the desk's lists with 10 and with 100,000 rows, requested in turn from two
 * concurrent servers, so that other load on the machine affects both; for the large lists also the
 * next page. Needs a built product and a prepared state.
 */
export async function listsBench(preparedState: string): Promise<void> {
  const clear = () => {
    for (const state of [FEW_STATE, MANY_STATE]) rmSync(state, { recursive: true, force: true })
  }
  clear()
  try {
    for (const [state, count] of [
      [FEW_STATE, FEW],
      [MANY_STATE, MANY],
    ] as const) {
      cpSync(preparedState, state, { recursive: true })
      inDatabase(state, (database) => addListRows(database, count))
    }
    await onServers([FEW_STATE, MANY_STATE], async ([few = '', many = '']) => {
      const cookies = [await logInDemo(few, 'admin'), await logInDemo(many, 'admin')] as const
      for (const [name, paths] of Object.entries(LISTS)) {
        for (const path of paths) await compare(name, path, { few, many, cookies })
      }
    })
  } finally {
    clear()
  }
}

async function compare(
  list: string,
  path: string,
  { few, many, cookies }: { few: string; many: string; cookies: readonly [string, string] },
): Promise<void> {
  const target = (name: string, url: string, Cookie: string): Target => ({
    name,
    url,
    method: 'GET',
    headers: () => ({ Cookie }),
  })
  const next = await pageAfter(`${many}${path}`, cookies[1])
  const latencies = await loadInTurn(
    `${list}: ${path}`,
    [
      emptyRoute(few),
      target(`${shown(FEW)} rows`, `${few}${path}`, cookies[0]),
      target(`${shown(MANY)} rows`, `${many}${path}`, cookies[1]),
      ...(next ? [target('the page after', next, cookies[1])] : []),
    ],
    ROUNDS,
  )
  const [, base, ...others] = latencies.map(({ p50Ms }) => p50Ms)
  const ratios = others.map((p50Ms) => ratio(p50Ms, base ?? Number.NaN))
  printFigure({ name: 'beside few rows', value: ratios.join(', '), goal: 'under 1.5x' })
}

/** Address of the next page; null if there is none. */
async function pageAfter(url: string, Cookie: string): Promise<string | null> {
  const response = await fetch(url, { headers: { Cookie } })
  const { next } = (await response.json()) as { next?: string | null }
  if (!next) return null
  const after = new URL(url)
  after.searchParams.set('after', next)
  return after.href
}
