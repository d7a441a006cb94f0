import { describe, expect, it } from 'vitest'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { quoteIssue } from './quoteIssue.ts'
import { decidedCart } from './decidedCart.ts'
import { campaignItem, cartEntry } from '../cart/newCartItem.ts'

const plan = newPlan({ mediaType: 'ctv', country: 'US', now: new Date('2026-11-21') })
const items = [cartEntry(campaignItem({ ...plan, budgetMinor: 100_00 }), 'cart_1')]
const discounts = [
  { num: 'OLD', amount: 30_00 },
  { num: 'NEW', amount: 20_00 },
]
const quoted = (num: string, issue: boolean) => ({
  num,
  amount: 0,
  curAmount: 0,
  appliedMinor: 0,
  issue: issue ? quoteIssue('coupon_expired') : null,
})

describe('the coupon discount of a cart', () => {
  it('is the browser’s sum until the server has checked it', () => {
    expect(decidedCart(items, discounts, null)).toMatchObject({
      discounts: [{ curAmount: 30_00 }, { curAmount: 20_00 }],
      sumMinor: 50_00,
    })
  })

  it('is zero for a coupon that the server refuses', () => {
    const quote = { discounts: [quoted('OLD', true), quoted('NEW', false)] }
    expect(decidedCart(items, discounts, quote)).toMatchObject({
      discounts: [
        { num: 'OLD', curAmount: 0 },
        { num: 'NEW', curAmount: 20_00 },
      ],
      sumMinor: 80_00,
    })
  })
})
