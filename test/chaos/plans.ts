import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { campaignItem, cartEntry } from '#domain/commerce/cart/newCartItem.ts'
import type { CheckoutFormInput } from '#domain/commerce/checkout/checkoutSchema.ts'
import { austinPlan } from '#test/support/orders/bookedOrders.ts'
import type { Chance } from './World.ts'

/** The number of weeks that buyers choose from; they have fewer slots than there are buyers. */
const WEEKS = 10

/** A campaign on websites, or on all billboards of a city for a week or two. */
export function newCampaign(mediaType: 'online_display' | 'dooh', chance: Chance): CampaignPlan {
  const plan = austinPlan(mediaType)
  const [firstDay] = plan.periods?.startDates ?? []
  if (!plan.periods || firstDay === undefined)
    return { ...plan, budgetMinor: 200_00 + Math.floor(chance.draw() * 50) * 10_00 }
  const week = Math.floor(chance.draw() * WEEKS)
  const startDates = [week, ...(chance.happens(0.3) ? [week + 1] : [])].map((after) =>
    addDays(firstDay, after * 7),
  )
  const [startDate = firstDay] = startDates
  return {
    ...plan,
    periods: { ...plan.periods, startDates },
    runtime: { ...plan.runtime, startDate, endDate: addDays(startDates.at(-1) ?? startDate, 6) },
  }
}

export const CART_KEY = 'cart_1'

export const inCart = (plan: CampaignPlan): CartItem => cartEntry(campaignItem(plan), CART_KEY)

/** The order of a guest in Texas, where advertising is not taxed. */
export function orderOf(plan: CampaignPlan, email: string, paymentMethod: 'card' | 'invoice') {
  const item = inCart(plan)
  const checkout: CheckoutFormInput = {
    contact: {
      firstName: 'Ann',
      lastName: 'Lee',
      email,
      phone: '+1 512 472 1234',
      type: 'individual',
      companyName: '',
    },
    advertiser: { name: 'Lee Bakery', website: 'lee.example.com', industry: 'restaurants' },
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
    paymentMethod,
    creditCheck: true,
    termsAccepted: true,
    currency: 'USD',
  }
  const expectedTotalMinor = item.data.budget
  return { checkout, items: [item], discounts: [], offer: null, expectedTotalMinor }
}
