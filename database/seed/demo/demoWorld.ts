import { addDays, epochDay, isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { mondayOf, slotWeeks } from '#domain/planning/slots/slotWeeks.ts'
import type { slotClaims } from '#database/schema/planning/slotClaims.ts'
import { buildOrder, type OrderRows } from '../builders/order.ts'
import { DEMO_ACCOUNTS } from './demoAccounts.ts'
import { demoBuyer } from './demoBuyer.ts'
import { approvedAd, type DemoCreative } from './demoCreatives.ts'

/** Below the first number of a real order, and above those of the demo customer. */
const NUMBER = 90_101
const DAY_MS = 86_400_000

/** The sample outdoor screens: two public ones in San Antonio. */
export const WORLD_SCREENS = {
  landscape: 'screen_us_san_antonio_i_10_at_callaghan_rd',
  portrait: 'screen_us_san_antonio_commerce_and_alamo',
} as const

/** The placements of each sample campaign, and the impressions it bought there. */
interface WorldCampaign {
  mediaType: MediaType
  name: string
  products: readonly string[]
  impressions: number
  budgetMinor: number
  stateCodes?: readonly string[]
  /** App use drops at night. */
  dayHours?: string
}

const WAKING_HOURS = `${'0'.repeat(6)}${'1'.repeat(16)}${'0'.repeat(2)}`

/** Three days old and undelivered, so that a publisher's page shows its campaign whatever the pace. */
const CAMPAIGNS: readonly WorldCampaign[] = [
  {
    mediaType: 'online_display',
    name: 'Gifts that go outdoors',
    products: ['site_us_skillet_and_salt'],
    impressions: 740_000,
    budgetMinor: 4_000_00,
  },
  {
    mediaType: 'online_display',
    name: 'Gifts, local news',
    products: ['site_us_flour_county'],
    impressions: 106_000,
    budgetMinor: 1_300_00,
  },
  {
    mediaType: 'mobile_display',
    name: 'Under the tree, by app',
    products: ['app_us_porch_radar'],
    impressions: 200_000,
    budgetMinor: 800_00,
    dayHours: WAKING_HOURS,
  },
  {
    mediaType: 'online_video',
    name: 'Muddy Sundays, before recipes',
    products: ['video_us_skillet_and_salt_kitchen'],
    impressions: 71_000,
    budgetMinor: 1_000_00,
  },
  {
    mediaType: 'online_audio',
    name: 'Good morning, Texas',
    products: ['radio_us_hit_parade_24'],
    impressions: 165_000,
    budgetMinor: 3_000_00,
    stateCodes: ['TX'],
  },
  {
    mediaType: 'ctv',
    name: 'Where the map ends',
    products: ['tv_us_black_and_white_house'],
    impressions: 40_000,
    budgetMinor: 1_000_00,
  },
  {
    mediaType: 'dooh',
    name: 'Along I-10 and Commerce',
    products: Object.values(WORLD_SCREENS),
    impressions: 120_000,
    budgetMinor: 600_00,
  },
]

/** The ads of these campaigns. */
export const WORLD_CREATIVES: readonly DemoCreative[] = [
  approvedAd('Gifts that go outdoors', 'Gifts, rectangle', 'gifts-300x250.png'),
  approvedAd('Gifts that go outdoors', 'Gifts, leaderboard', 'gifts-728x90.png'),
  approvedAd('Gifts that go outdoors', 'Gifts, skyscraper', 'gifts-120x600.png'),
  approvedAd('Gifts, local news', 'Gifts, leaderboard', 'gifts-728x90.png'),
  approvedAd('Under the tree, by app', 'Under the tree', 'gifts-mobile-300x250.png'),
  approvedAd('Under the tree, by app', 'Gifts, strip', 'gifts-mobile-300x50.png'),
  approvedAd('Under the tree, by app', 'Gifts, full screen', 'gifts-mobile-320x480.png'),
  approvedAd('Muddy Sundays, before recipes', 'Muddy Sundays', 'boots-1920x1080.mp4'),
  approvedAd('Good morning, Texas', 'Good morning, Texas', 'morning-spot.mp3'),
  approvedAd('Where the map ends', 'Where the map ends', 'camping-1920x1080.mp4'),
  approvedAd('Along I-10 and Commerce', 'Muddy Sundays, wide', 'boots-street-1920x1080.png'),
  approvedAd('Along I-10 and Commerce', 'The map ends, tall', 'camping-street-1080x1920.png'),
]

/** The sample order: running campaigns of all six media, with the slots of its screens. */
export function demoWorld(now: Date): {
  order: OrderRows
  slots: (typeof slotClaims.$inferInsert)[]
} {
  const today = now.toISOString().slice(0, 10)
  const store = DEMO_ACCOUNTS.find(({ id }) => id === 'acc_demo_store')
  if (!store) throw new Error('There is no demo account of the store.')
  const order = buildOrder({
    ...demoBuyer(store, today),
    key: 'world',
    number: NUMBER,
    placedAt: new Date(now.getTime() - 14 * DAY_MS).toISOString(),
    paymentMethod: 'card',
    state: 'booked',
    lines: CAMPAIGNS.map((campaign) => ({
      plan: planOf(campaign, now),
      state: 'running' as const,
      impressions: campaign.impressions,
    })),
  })
  return { order, slots: slotsOf(order) }
}

function planOf(campaign: WorldCampaign, now: Date): CampaignPlan {
  const { mediaType, name, products, budgetMinor, stateCodes = [], dayHours } = campaign
  const base = newPlan({ mediaType, country: 'US', now })
  return {
    ...base,
    name,
    budgetMinor,
    ...flightOf(base, now),
    region: { ...base.region, wholeCountry: stateCodes.length === 0, stateCodes: [...stateCodes] },
    inventory: {
      topics: [],
      selected: [...products],
      deselected: [],
      fewWebsitesConfirmed: true,
    },
    dayparts: dayHours === undefined ? base.dayparts : base.dayparts.map(() => dayHours),
    frequencyCapPerDay: null,
  }
}

/** A month, from three days ago; billboards by whole weeks, from last week's Monday. */
function flightOf(
  { mediaType, periods, runtime }: CampaignPlan,
  now: Date,
): Pick<CampaignPlan, 'runtime' | 'periods'> {
  const today = now.toISOString().slice(0, 10)
  if (!isSoldBySlots(mediaType) || !periods) {
    const dates = { startDate: addDays(today, -3), endDate: addDays(today, 27) }
    return { runtime: { ...runtime, ...dates }, periods: null }
  }
  const first = addDays(isoDay(mondayOf(epochDay(today))), -7)
  const startDates = Array.from({ length: 6 }, (_, week) => addDays(first, week * 7))
  const dates = { startDate: first, endDate: addDays(first, 6 * 7 - 1) }
  return { runtime: { ...runtime, ...dates }, periods: { ...periods, startDates } }
}

/** The first slot of each screen's loop, in every week of the flight. */
function slotsOf({ orders: [order], orderLines }: OrderRows): (typeof slotClaims.$inferInsert)[] {
  return orderLines.flatMap(({ plan, cartKey }) =>
    order && plan?.periods
      ? slotWeeks(plan.periods).flatMap((week) =>
          plan.inventory.selected.map((screenId) => ({
            screenId,
            week,
            slot: 0,
            sessionId: order.sessionId,
            cartKey,
            orderId: order.id,
            expiresAt: null,
            network: null,
          })),
        )
      : [],
  )
}
