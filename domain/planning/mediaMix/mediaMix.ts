import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** The main goal of a first campaign. */
export const CAMPAIGN_GOALS = {
  known: 'Be known where I am',
  website: 'Bring people to my website',
  shop: 'More people in my shop',
  calls: 'More calls',
  launch: 'Launch something new',
} as const
export type CampaignGoal = keyof typeof CAMPAIGN_GOALS
export const CAMPAIGN_GOAL_NAMES = Object.keys(CAMPAIGN_GOALS) as [CampaignGoal, ...CampaignGoal[]]

/** The relative value of a person reached in a medium for a goal. */
const WORTH = {
  online_display: { known: 0.8, website: 1.5, shop: 0.8, calls: 1, launch: 1 },
  mobile_display: { known: 0.7, website: 1.3, shop: 1.4, calls: 1.6, launch: 1 },
  online_video: { known: 1.4, website: 1.2, shop: 0.9, calls: 0.9, launch: 1.5 },
  online_audio: { known: 1.2, website: 0.8, shop: 1.3, calls: 1.2, launch: 1.1 },
  ctv: { known: 1.8, website: 0.8, shop: 0.8, calls: 0.8, launch: 1.6 },
  dooh: { known: 1, website: 0.4, shop: 1.5, calls: 0.7, launch: 1.2 },
} as const satisfies Record<MediaType, Record<CampaignGoal, number>>

/** The facts of a medium that determine its share of a budget. */
export interface MixMedium {
  mediaType: MediaType
  minBudgetMinor: number
  /** The forecast reach of a budget. */
  reachOf: (budgetMinor: number) => number
}

export interface MixPart {
  mediaType: MediaType
  budgetMinor: number
}

/** Approximate number of parts that a budget is split into. */
const PARTS = 20
/** Maximum share of one medium among several. */
const MOST_SHARE = 0.5
/** A smaller share is not worth a separate ad. */
const LEAST_SHARE = 0.15
const DOLLAR_MINOR = 100

const wholeDollars = (minor: number) => Math.floor(minor / DOLLAR_MINOR) * DOLLAR_MINOR

type Shares = ReadonlyMap<MediaType, number>

/**
 * A first split of a budget among media: assigns each part to the medium with the best forecast for
 * the goal. In the order of the media; the sum is the budget, or less if more reaches nobody.
 */
export function mediaMix(
  goal: CampaignGoal,
  budgetMinor: number,
  media: readonly MixMedium[],
): MixPart[] {
  const ask = { goal, budgetMinor }
  const mixed = shareOut(media, new Map(), { ...ask, mostMinor: budgetMinor * MOST_SHARE })
  // The remainder above a medium's maximum share goes to the other media of the mix.
  const having = media.filter(({ mediaType }) => mixed.size === 0 || mixed.has(mediaType))
  const shares = shareOut(having, mixed, { ...ask, mostMinor: budgetMinor })
  return MEDIA_TYPES.flatMap((mediaType) => {
    const share = shares.get(mediaType)
    return share === undefined ? [] : [{ mediaType, budgetMinor: share }]
  })
}

interface Ask {
  goal: CampaignGoal
  budgetMinor: number
  /** The medium's maximum. */
  mostMinor: number
}

function shareOut(media: readonly MixMedium[], before: Shares, ask: Ask): Shares {
  const shares = new Map(before)
  for (;;) {
    const given = [...shares.values()].reduce((sum, share) => sum + share, 0)
    const steps = media.flatMap((medium) => nextStep(medium, shares, ask, ask.budgetMinor - given))
    const best = steps.toSorted((a, b) => b.gain - a.gain)[0]
    if (!best) return shares
    shares.set(best.mediaType, best.toMinor)
  }
}

/**
 * The next part of the budget for a medium, with the gain per cent; none if it is full or gains
 * nothing.
 */
function nextStep(
  { mediaType, minBudgetMinor, reachOf }: MixMedium,
  shares: Shares,
  { goal, budgetMinor, mostMinor }: Ask,
  leftMinor: number,
) {
  const nowMinor = shares.get(mediaType) ?? 0
  const partMinor = Math.max(DOLLAR_MINOR, wholeDollars(budgetMinor / PARTS))
  const entryMinor = Math.max(minBudgetMinor, wholeDollars(budgetMinor * LEAST_SHARE))
  const moreMinor = nowMinor === 0 ? entryMinor : Math.min(partMinor, leftMinor)
  const toMinor = nowMinor + moreMinor
  if (moreMinor <= 0 || moreMinor > leftMinor || toMinor > mostMinor) return []
  const people = reachOf(toMinor) - (nowMinor === 0 ? 0 : reachOf(nowMinor))
  const gain = (people * WORTH[mediaType][goal]) / moreMinor
  return gain > 0 ? [{ mediaType, toMinor, gain }] : []
}
