import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { findOrder } from '#database/queries/orders/orders.ts'
import { linePlacement } from '#worker/operations/creatives/creative/linePlacement.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import {
  billboardPlan,
  campaignItem,
  orderBody,
  placed,
  quoteOf,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

/** The screen of the plan is landscape and shows only still images. */
const TAKEN = ['dooh_16x9_static']
const plan = billboardPlan()
let session: string

useShop()
beforeEach(async () => {
  session = await startSession()
})

it('sells a plan of all formats with those that its screens accept', async () => {
  expect(plan.formatIds).toHaveLength(4)
  const body = orderBody({ items: [campaignItem(plan)] })
  const { lines } = await quoteOf(session, { items: body.items })
  expect(lines[0]?.formatIds).toEqual(TAKEN)
  const { order } = await placed(session, body)
  const [line] = (await findOrder(connect(env.DB), order.id))?.lines ?? []
  expect(line?.plan?.formatIds).toEqual(TAKEN)
})

it('requires no format of an earlier order that none of its screens accepts', async () => {
  const placement = await linePlacement(databaseContext(env), { mediaType: 'dooh', plan })
  expect(placement.formatIds).toEqual(TAKEN)
})
