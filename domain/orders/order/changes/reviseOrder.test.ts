import { describe, expect, it } from 'vitest'
import { taxFor } from '#domain/commerce/tax/taxFor.ts'
import { asRevised, reviseOrder, type UnpaidChange, type UnpaidOrder } from './reviseOrder.ts'

const amountsOf = (subtotalMinor: number, discountMinor: number) => ({
  subtotalMinor,
  discountMinor,
  netMinor: subtotalMinor - discountMinor,
  taxMinor: ((subtotalMinor - discountMinor) * 19) / 100,
  totalMinor: ((subtotalMinor - discountMinor) * 119) / 100,
})
const coupon = (num: string, curAmount: number) => ({
  num,
  amount: curAmount,
  curAmount,
  appliedMinor: curAmount,
  issue: null,
})

/** Two campaigns of 100 and 300 dollars, of which a coupon took a tenth. */
const order = (num = 'GIFT'): UnpaidOrder => ({
  id: 'ord_1',
  currency: 'USD',
  totalUsdMinor: 428_40,
  discounts: [coupon(num, 40_00)],
  offer: { commission: { permille: 100, linesMinor: [11_11, 33_33] } },
  lines: [
    {
      id: 'a',
      mediaType: 'online_display',
      sumUsdMinor: 100_00,
      amounts: amountsOf(100_00, 10_00),
    },
    { id: 'b', mediaType: 'online_video', sumUsdMinor: 300_00, amounts: amountsOf(300_00, 30_00) },
  ],
  revision: null,
})
const terms = {
  rate: { currency: 'USD' as const, perUsdMicros: 1_000_000, asOfDate: '2026-11-21' },
  tax: taxFor({ country: 'DE', state: '', buyerType: 'individual', vatId: '' }),
  paidCoupons: new Set<string>(),
}
const change = (toUsdMinor: number, changes: Partial<UnpaidChange> = {}): UnpaidChange => ({
  amendmentId: 'amd_1',
  lineId: 'a',
  fromUsdMinor: 100_00,
  toUsdMinor,
  couponUsdMinor: 0,
  ...changes,
})

describe('an order that is revised before it is paid', () => {
  it('owes an increase with its tax, and its coupon discount is unchanged', () => {
    const revised = reviseOrder(order(), change(200_00), terms)
    expect(revised?.dueUsdMinor).toBe(100_00)
    expect(revised?.revision).toMatchObject({
      amounts: { subtotalMinor: 500_00, discountMinor: 40_00, netMinor: 460_00, taxMinor: 87_40 },
      discounts: [{ num: 'GIFT', appliedMinor: 40_00 }],
      totalUsdMinor: 547_40,
      commissionsMinor: [22_22, 33_33],
      lines: [
        { lineId: 'a', sumUsdMinor: 200_00, chargeUsdMinor: 190_00, taxUsdMinor: 36_10 },
        { lineId: 'b', sumUsdMinor: 300_00, chargeUsdMinor: 270_00 },
      ],
    })
  })

  it('owes less after a decrease, and a gift is worth its share of the rest', () => {
    const less = reviseOrder(order(), change(50_00), terms)
    expect(less?.dueUsdMinor).toBe(-45_00)
    expect(less?.revision).toMatchObject({
      amounts: { subtotalMinor: 350_00, discountMinor: 35_00, netMinor: 315_00, taxMinor: 59_85 },
      discounts: [{ num: 'GIFT', curAmount: 35_00, appliedMinor: 35_00 }],
    })
    const again = reviseOrder(
      { ...order(), revision: less?.revision ?? null },
      change(300_00, { amendmentId: 'amd_2', lineId: 'b', fromUsdMinor: 300_00 }),
      terms,
    )
    expect(again?.dueUsdMinor).toBe(0)
    expect(again?.revision).toMatchObject({
      amendmentId: 'amd_2',
      amounts: { totalMinor: 374_85 },
    })
  })

  it('retains the payment by a coupon of a stopped campaign, and is not revised below it', () => {
    const paid = { ...terms, paidCoupons: new Set(['STOP']) }
    const to = (toUsdMinor: number) =>
      reviseOrder(order('STOP'), change(toUsdMinor, { couponUsdMinor: 10_00 }), paid)
    expect(to(50_00)).toMatchObject({
      dueUsdMinor: -50_00,
      revision: { discounts: [{ curAmount: 40_00 }], amounts: { netMinor: 310_00 } },
    })
    expect(to(10_00)?.revision.lines[0]).toMatchObject({ sumUsdMinor: 10_00, chargeUsdMinor: 0 })
    expect(to(9_99)).toBeNull()
    expect(reviseOrder(order(), change(50_00, { lineId: 'c' }), terms)).toBeNull()
  })

  it('has the agreed amounts on its invoice, and the ordered ones without a change', () => {
    const { revision = null } = reviseOrder(order(), change(200_00), terms) ?? {}
    const tax = { treatment: 'taxed' as const, label: 'VAT', rule: '', taxes: [] }
    const commission = { permille: 100, linesMinor: [11_11, 33_33] }
    const offer = { id: 'off', number: 'OFF', version: 1, agency: 'A', commission }
    const { lines, ...placed } = order()
    const source = {
      order: {
        ...placed,
        discounts: [...placed.discounts],
        offer,
        tax,
        amounts: amountsOf(400_00, 40_00),
      },
      lines,
    }
    expect(asRevised(source, null)).toEqual(source)
    expect(asRevised(source, revision)).toMatchObject({
      order: {
        amounts: { totalMinor: 547_40 },
        offer: { commission: { linesMinor: [22_22, 33_33] } },
      },
      lines: [{ amounts: { netMinor: 190_00 } }, { amounts: { netMinor: 270_00 } }],
    })
  })
})
