import { beforeEach, describe, expect, it } from 'vitest'
import type { BoardPage } from '#domain/orders/admin/orderBoard.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs, type Login, orderedBy } from '#test/support/orders/ownOrders.ts'
import { answer, campaignItem, displayPlan, useShop } from '#test/support/commerce/shop.ts'
import { png, uploaded } from '#test/support/creatives/uploads.ts'

useShop()

let buyer: Login
let admin: Login
beforeEach(async () => {
  buyer = await givenLogin()
  admin = await givenLogin({ role: 'admin' })
})

const missing = async () =>
  (await answer<BoardPage>(callAs(admin, '/desk-orders'))).rows[0]?.missingFormats

describe('missing formats of a line on the board', () => {
  it('list each booked shape without a creative, once the line has one for another', async () => {
    const plan = displayPlan({ formatIds: ['display_300x250', 'display_728x90'] })
    const { lines } = await orderedBy(buyer, { items: [campaignItem(plan)] })
    const lineId = lines[0]?.id ?? ''
    const by = { headers: { Cookie: buyer.cookie } }
    expect(await missing()).toEqual([])
    await uploaded(by, lineId, await png(300, 250))
    expect(await missing()).toEqual(['Leaderboard'])
    await uploaded(by, lineId, await png(728, 90))
    expect(await missing()).toEqual([])
  })
})
