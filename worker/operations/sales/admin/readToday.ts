import { listCurrencyRates } from '#database/queries/foundation/currencyRates.ts'
import { countResets } from '#database/queries/sales/customers.ts'
import { countLeads } from '#database/queries/sales/leads.ts'
import { countReviewItems } from '#database/queries/creatives/reviews.ts'
import {
  countFellShort,
  countUnpaid,
  lastLedgerCheck,
  listStuckJobs,
  oldestReview,
  salesSince,
} from '#database/queries/sales/today.ts'
import { can, type Capability } from '#domain/accounts/capability.ts'
import { staleRates } from '#domain/foundation/admin/currencyRates.ts'
import type { TodayView } from '#domain/sales/admin/today.ts'
import { addDays, dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { startOfDayIn } from '#domain/foundation/calendar/flight.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { readOperations } from './readOperations.ts'
import { listProductions } from '#worker/operations/creatives/productions/listProductions.ts'

const DAYS_OF_WEEK = 7

/** Open items by area and the state of operations, as far as the caller may see them. */
export async function readToday(context: OperationContext): Promise<TodayView> {
  const { db, settings, now, account } = context
  const zone = settings.SELLER_TIME_ZONE
  const today = dayIn(zone, now)
  const since = {
    today: startOfDayIn(today, zone),
    week: startOfDayIn(addDays(today, 1 - DAYS_OF_WEEK), zone),
  }
  const asked = async <Value>(capability: Capability, ask: () => Promise<Value>) =>
    can(account, capability) ? await ask() : null
  const operations = await readOperations(context)
  const [orders, unpaid, fellShort, reviews, leads, productions, resets, stale, stuck, ledger] =
    await Promise.all([
      asked('readAllOrders', () => salesSince(db, since)),
      asked('settleInvoices', () => countUnpaid(db, today)),
      asked('readAllOrders', async () => ({ count: await countFellShort(db) })),
      asked('reviewCreatives', async () => ({
        count: await countReviewItems(db, { list: 'waiting' }),
        oldestAt: await oldestReview(db),
      })),
      asked('followUpLeads', () => countLeads(db, now.toISOString())),
      asked(
        'makeAds',
        async () => (await listProductions(context, { list: 'to_do', page: 1 })).counts,
      ),
      asked('manageCustomers', async () => ({ count: await countResets(db, now.toISOString()) })),
      asked('setCurrencyRates', async () =>
        staleRates(await listCurrencyRates(db, dayIn('UTC', now)), dayIn('UTC', now)),
      ),
      asked('readAllOrders', () => listStuckJobs(db)),
      asked('readAllOrders', () => lastLedgerCheck(db)),
    ])
  return {
    orders,
    unpaid,
    fellShort,
    reviews,
    leads: leads && { toAnswer: leads.toAnswer, overdue: leads.overdue },
    productions,
    resets,
    staleRates: stale,
    stuck,
    ledger: ledger ? { at: ledger.at, orders: ledger.orders, problems: ledger.problems } : null,
    ...operations,
  }
}
