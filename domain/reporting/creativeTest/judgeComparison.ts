import {
  eventsUntilVerdict,
  RATIO_THAT_MATTERS,
  ratioBounds,
  reaches,
  UNEVEN_EVIDENCE,
  VERDICT_EVIDENCE,
  type PairEvents,
} from './evidence.ts'

/**
 * The outcome that a comparison counts, always the rarer one. Fewer unfinished plays are better;
 * more clicks are better.
 */
export const OUTCOMES = ['clicks', 'unfinished'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** One creative of a comparison with its counts since the start. */
export interface ArmCounts {
  creativeId: string
  impressions: number
  /** Clicks, or unfinished plays. */
  events: number
}

/**
 * The result of a comparison. `ratio` is the better rate to the next one, above 1 for both
 * outcomes.
 */
export type Verdict =
  | { kind: 'open'; moreEvents: number | null }
  | { kind: 'better'; creativeId: string; ratio: number; bounds: { low: number; high: number } }
  | { kind: 'no_difference' }
  | { kind: 'uneven'; creativeId: string }

/** The planned share of each of two creatives. */
const HALF = 0.5

/**
 * Returns the verdict on two or more creatives with equal weights; valid at any number of looks.
 * `uneven` names a creative that was shown less often than its weight, which makes the rates
 * incomparable. `moreEvents` is the likely number of further events of both until a verdict at the
 * present ratio, null if that is too close to 1.
 */
export function judgeComparison(outcome: Outcome, arms: readonly ArmCounts[]): Verdict {
  const rarest = least(arms, ({ impressions }) => impressions)
  const others = arms.filter((arm) => arm !== rarest)
  if (!rarest || others.length === 0) return { kind: 'open', moreEvents: null }
  const isUneven = others.some(({ impressions }) =>
    reaches({ a: impressions, b: rarest.impressions, shareOfB: HALF }, UNEVEN_EVIDENCE),
  )
  if (isUneven) return { kind: 'uneven', creativeId: rarest.creativeId }
  const badness = ({ events }: ArmCounts) => (outcome === 'clicks' ? -events : events)
  const best = least(arms, badness) ?? rarest
  const rivals = arms.filter((arm) => arm !== best)
  const pairs = rivals.map((rival) => pairOf(outcome, best, rival))
  if (pairs.every((pair) => reaches(pair, VERDICT_EVIDENCE))) {
    const closest = pairs.reduce((one, other) => (ratioOf(other) < ratioOf(one) ? other : one))
    const ratio = ratioOf(closest)
    return { kind: 'better', creativeId: best.creativeId, ratio, bounds: ratioBounds(closest) }
  }
  if (pairs.every(isTooSmallToMatter)) return { kind: 'no_difference' }
  return { kind: 'open', moreEvents: moreEvents(pairs) }
}

/** A pair in which `b` is the better one, for both outcomes. */
function pairOf(outcome: Outcome, best: ArmCounts, rival: ArmCounts): PairEvents {
  const [a, b] = outcome === 'clicks' ? [rival, best] : [best, rival]
  return { a: a.events, b: b.events, shareOfB: HALF }
}

const ratioOf = ({ a, b }: PairEvents) => b / Math.max(a, HALF)

function isTooSmallToMatter(pair: PairEvents): boolean {
  const { low, high } = ratioBounds(pair)
  return low >= 1 / RATIO_THAT_MATTERS && high <= RATIO_THAT_MATTERS
}

/** Ratios closer to 1 are too unstable to extrapolate. */
const RATIO_TO_TELL = 1.05

function moreEvents(pairs: readonly PairEvents[]): number | null {
  const missing = pairs.map((pair) => {
    const ratio = ratioOf(pair)
    if (ratio < RATIO_TO_TELL) return Infinity
    return Math.max(1, eventsUntilVerdict(ratio, HALF) - pair.a - pair.b)
  })
  const most = Math.max(...missing)
  return Number.isFinite(most) ? most : null
}

function least<Item>(items: readonly Item[], of: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (found, item) => (found === undefined || of(item) < of(found) ? item : found),
    undefined,
  )
}
