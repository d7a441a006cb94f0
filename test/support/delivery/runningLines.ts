import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { connect } from '#database/connection.ts'
import { creativeVersions } from '#database/schema/creatives/creatives.ts'
import { orderLines } from '#database/schema/orders/orders.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { paidOrderOf } from '#test/support/orders/ownOrders.ts'
import { campaignItem, displayPlan } from '#test/support/commerce/shop.ts'
import { givenApproved, type Uploader } from '#test/support/creatives/uploads.ts'

const HOUR_MS = 3_600_000

export interface RunningLine {
  by: Uploader
  lineId: string
  orderId: string
  creativeId: string
  versionId: string
}

/** A running paid campaign with one approved creative. */
export async function givenRunning(
  plan: CampaignPlan = displayPlan(),
  size: readonly [number, number] = [300, 250],
): Promise<RunningLine> {
  const login = await givenLogin()
  const admin = await givenLogin({ role: 'admin' })
  const order = await paidOrderOf(login, admin, { items: [campaignItem(plan)] })
  const by = { headers: { Cookie: login.cookie } }
  const lineId = order.lines[0]?.lineId ?? ''
  const { versionId } = await givenApproved(by, lineId, size)
  const startsAt = new Date(Date.now() - HOUR_MS).toISOString()
  const today = startsAt.slice(0, 10)
  const begun: CampaignPlan =
    plan.mediaType === 'dooh'
      ? plan
      : { ...plan, runtime: { ...plan.runtime, startDate: today, timeZone: 'UTC' } }
  const db = connect(env.DB)
  await db
    .update(orderLines)
    .set({ state: 'running', startsAt, plan: begun })
    .where(eq(orderLines.id, lineId))
  const version = await db
    .select()
    .from(creativeVersions)
    .where(eq(creativeVersions.id, versionId))
    .get()
  return { by, lineId, orderId: order.id, creativeId: version?.creativeId ?? '', versionId }
}
