import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { baseRate } from '#domain/foundation/money/convert.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { buildOrder, type OrderFacts, type OrderRows } from '../builders/order.ts'
import type { LineFacts } from '../builders/orderLine.ts'
import { CURRENCY_RATES } from '../reference/currencyRates.ts'
import { DEMO_ACCOUNTS } from './demoAccounts.ts'
import { type BuyerFacts, demoBuyer } from './demoBuyer.ts'

/** Below the first number of a real order, so that both can share one database. */
const FIRST_NUMBER = 90_001
const DAY_MS = 86_400_000

/** Orders of the demo customer in every state, as they would look on this day; for development and tests. */
export function demoOrders(now: Date): OrderRows[] {
  return demoFacts(now).map((facts, at) =>
    buildOrder({ ...facts, key: `demo${at + 1}`, number: FIRST_NUMBER + at }),
  )
}

type Facts = Omit<OrderFacts, 'key' | 'number'>

function demoFacts(now: Date): Facts[] {
  const make = demoMaker(now)
  return [...overOrders(make), ...bookedOrders(make), ...unpaidOrders(make), shortOrder(make)]
}

type DemoMaker = ReturnType<typeof demoMaker>

/** Builds plans, campaigns and orders as of an instant. */
function demoMaker(now: Date) {
  const today = now.toISOString().slice(0, 10)
  const isoDaysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const plan = (
    mediaType: MediaType,
    name: string,
    [from, to]: [from: number, to: number],
    budgetMinor: number,
  ): CampaignPlan => {
    const base = newPlan({ mediaType, country: 'US', now })
    const runtime = {
      ...base.runtime,
      startDate: addDays(today, from),
      endDate: addDays(today, to),
    }
    const region = { ...base.region, wholeCountry: true }
    return { ...base, name, region, runtime, budgetMinor }
  }
  const order = (daysAgo: number, lines: LineFacts[], changes: Partial<Facts> = {}): Facts => ({
    ...american(today),
    placedAt: isoDaysAgo(daysAgo),
    paymentMethod: 'card',
    state: 'booked',
    lines,
    ...changes,
  })
  /** A campaign with the impressions that its plan's forecast promises, and the delivered part of them. */
  const campaign = (
    impressions: number,
    facts: Omit<LineFacts, 'impressions' | 'deliveredImpressions'>,
    deliveredShare = 0,
  ): LineFacts => ({
    impressions,
    deliveredImpressions: Math.round(impressions * deliveredShare),
    ...facts,
  })
  return { today, isoDaysAgo, plan, order, campaign }
}

const overOrders = ({ order, campaign, plan, isoDaysAgo }: DemoMaker): Facts[] => [
  order(
    75,
    [
      campaign(
        276_073,
        {
          plan: plan('online_display', 'Summer sale', [-70, -42], 1_800_00),
          state: 'ended',
        },
        1,
      ),
    ],
    { state: 'completed' },
  ),
  order(
    66,
    [
      campaign(
        263_736,
        {
          plan: plan('mobile_display', 'Trail app launch', [-60, -30], 1_200_00),
          state: 'ended',
        },
        0.8,
      ),
      { packageId: 'mobile_banner_single', state: 'delivered' },
    ],
    { state: 'completed' },
  ),
  order(
    45,
    [
      campaign(
        187_207,
        {
          plan: plan('ctv', 'Camping season', [-38, -8], 6_000_00),
          state: 'stopped',
          stoppedAt: isoDaysAgo(20),
        },
        0.45,
      ),
    ],
    { state: 'completed' },
  ),
]

const bookedOrders = ({ order, campaign, plan }: DemoMaker): Facts[] => [
  order(30, [
    campaign(
      187_546,
      {
        plan: plan('online_video', 'Fall boots', [-14, 14], 2_500_00),
        state: 'running',
      },
      0.52,
    ),
  ]),
  order(28, [
    campaign(
      73_313,
      {
        plan: plan('online_audio', 'Morning radio', [-10, 10], 1_500_00),
        state: 'running_with_modification',
      },
      0.2,
    ),
  ]),
  order(9, [
    campaign(306_748, {
      plan: plan('online_display', 'Holiday gifts', [8, 36], 2_000_00),
      state: 'ready',
    }),
    campaign(197_802, {
      plan: plan('mobile_display', 'Holiday gifts, mobile', [8, 36], 900_00),
      state: 'in_review',
    }),
  ]),
  order(3, [
    campaign(121_065, {
      plan: plan('ctv', 'New year, new tent', [20, 50], 4_000_00),
      state: 'awaiting_creatives',
    }),
    { packageId: 'mobile_banner_single', state: 'awaiting_brief' },
    { packageId: 'mobile_banner_single', state: 'briefed' },
    { packageId: 'mobile_banner_single', state: 'in_production' },
    { packageId: 'mobile_banner_single', state: 'draft_ready' },
    { packageId: 'mobile_banner_single', state: 'changes_asked' },
  ]),
]

const unpaidOrders = ({ order, campaign, plan, today }: DemoMaker): Facts[] => [
  order(
    2,
    [
      campaign(225_056, {
        plan: plan('online_video', 'Invoice campaign', [12, 40], 3_000_00),
        state: 'awaiting_creatives',
      }),
    ],
    { paymentMethod: 'invoice', state: 'awaiting_invoice_payment', ...german(today) },
  ),
  order(
    24,
    [
      campaign(48_875, {
        plan: plan('online_audio', 'Waiting for the invoice', [-4, 24], 1_000_00),
        state: 'ready_with_modification',
      }),
    ],
    { paymentMethod: 'invoice', state: 'awaiting_invoice_payment' },
  ),
  order(
    0,
    [
      campaign(76_687, {
        plan: plan('online_display', 'Not paid yet', [10, 24], 500_00),
        state: 'reserved',
      }),
    ],
    { state: 'awaiting_payment' },
  ),
  order(
    15,
    [
      campaign(61_349, {
        plan: plan('online_display', 'Never paid', [5, 12], 400_00),
        state: 'cancelled',
      }),
    ],
    { state: 'cancelled' },
  ),
]

const shortOrder = ({ order, campaign, plan }: DemoMaker): Facts =>
  order(40, [
    campaign(
      141_250,
      {
        plan: plan('online_display', 'Autumn hats', [-32, -2], 1_100_00),
        state: 'fell_short',
      },
      0.78,
    ),
  ])

function american(today: string): BuyerFacts {
  const customer = DEMO_ACCOUNTS.find(({ role }) => role === 'customer')
  if (!customer) throw new Error('There is no demo customer.')
  return demoBuyer(customer, today)
}

function german(today: string): Pick<Facts, 'billing' | 'rate'> {
  const { billing } = american(today)
  const rate = CURRENCY_RATES.find((one) => one.currency === 'EUR')
  return {
    billing: {
      ...billing,
      country: 'DE',
      line1: 'Hauptstraße 1',
      city: 'München',
      state: '',
      zipCode: '80331',
    },
    rate: rate ?? baseRate(today),
  }
}
