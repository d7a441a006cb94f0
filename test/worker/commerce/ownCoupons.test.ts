import { beforeEach, describe, expect, it } from 'vitest'
import type { GivenCouponsPage } from '#domain/commerce/admin/givenCoupons.ts'
import type { OwnCoupon } from '#domain/commerce/coupon/ownCoupon.types.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs, orderedBy, paidOrderOf, type Login } from '#test/support/orders/ownOrders.ts'
import { answer, useShop } from '#test/support/commerce/shop.ts'

let login: Login
let admin: Login
useShop()
beforeEach(async () => {
  login = await givenLogin()
  admin = await givenLogin({ role: 'admin' })
})

const couponsOf = async (who: Login) =>
  (await answer<{ coupons: OwnCoupon[] }>(callAs(who, '/coupons'))).coupons

describe('GET /api/coupons', () => {
  it('lists coupons of the account’s stopped campaigns until they are used', async () => {
    const { id, number, lines } = await paidOrderOf(login, admin)
    expect(await couponsOf(login)).toEqual([])
    await callAs(login, `/orders/${id}/lines/${lines[0]?.lineId}/stop`, {
      body: { expectedCouponUsdMinor: 150_00 },
    })
    const [coupon] = await couponsOf(login)
    expect(coupon).toMatchObject({ amountMinor: 150_00, orderId: id, orderNumber: number })
    expect(await couponsOf(await givenLogin())).toEqual([])
    expect(await couponsOf(admin)).toEqual([])
    const given = async () =>
      (await answer<GivenCouponsPage>(callAs(admin, `/coupon-series/given?q=${number}`))).rows
    const row = { num: coupon?.num, orderNumber: number, amountMinor: 150_00, seriesId: null }
    expect(await given()).toMatchObject([{ ...row, leftMinor: 150_00, usedIn: null }])
    const next = await orderedBy(login, { discounts: [{ num: coupon?.num ?? '', amount: 150_00 }] })
    expect(await couponsOf(login)).toEqual([])
    expect(await given()).toMatchObject([{ ...row, leftMinor: 0, usedIn: { orderId: next.id } }])
    expect((await given())[0]?.lineName).toBe(coupon?.lineName)
  })
})
