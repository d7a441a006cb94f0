import { listDueFacts } from '#database/queries/creatives/productionBoard.ts'
import { countReviewItems } from '#database/queries/creatives/reviews.ts'
import {
  countLines,
  countOpenInvoices,
  countOpenOffers,
} from '#database/queries/sales/adminCounts.ts'
import { countLeads } from '#database/queries/sales/leads.ts'
import { can, type Capability } from '#domain/accounts/capability.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import type { AdminCount, AdminCounts } from '#domain/sales/admin/adminCounts.ts'
import { DESKS } from '#domain/contact/realtime/desk/desk.ts'
import { adminRoom } from '#worker/adapters/sessionObjects.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Conversations waiting at all desks; each room has its own count in memory. */
async function countWaitingChats(env: OperationContext['env']): Promise<number> {
  const summaries = await Promise.all(DESKS.map((desk) => adminRoom(env, desk).summary()))
  return summaries.reduce((sum, { waiting }) => sum + waiting, 0)
}

/** Open items in each area that the account may see, each counted up to a thousand. */
export async function readAdminCounts(context: OperationContext): Promise<AdminCounts> {
  const { db, settings, now, account } = context
  const today = dayIn(settings.SELLER_TIME_ZONE, now)
  const ask = async (capability: Capability, count: () => Promise<AdminCount>) =>
    can(account, capability) ? await count() : null
  const plain = async (counted: Promise<number>) => ({ count: await counted, late: 0 })
  const [adminOrders, reviews, productions, leads, offers, adminInvoices, desk] = await Promise.all(
    [
      ask('readAllOrders', () => plain(countLines(db))),
      ask('reviewCreatives', () => plain(countReviewItems(db, { list: 'waiting' }))),
      ask('makeAds', async () => ({
        count: (await listDueFacts(db, { list: 'to_do' })).length,
        late: 0,
      })),
      ask('followUpLeads', async () => {
        const { toAnswer, overdue } = await countLeads(db, now.toISOString())
        return { count: toAnswer, late: overdue }
      }),
      ask('followUpOffers', () => plain(countOpenOffers(db))),
      ask('settleInvoices', () => countOpenInvoices(db, today)),
      ask('answerChats', () => plain(countWaitingChats(context.env))),
    ],
  )
  return { adminOrders, reviews, productions, leads, offers, adminInvoices, desk }
}
