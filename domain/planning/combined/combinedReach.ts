import type { PlanAssessment } from '../assessment/assessPlan.ts'
import { MEDIA_AUDIENCES } from '../assessment/mediaAudience.ts'
import { groupsShare } from '../audience/audienceShare.ts'
import { MAX_AGE, MIN_AGE } from '../audience/ageDistribution.ts'
import type { RegionReference } from '#domain/foundation/geo/place.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { audienceParts } from './audienceParts.ts'
import { poolTree, poolsOf, reachedPart } from './pools.ts'
import { regionParts, type ResolvableRegion } from './regionParts.ts'

/** A campaign whose people are counted together with those of others. */
export interface AssessedLine {
  key: string
  assessment: PlanAssessment
  region: RegionReference
}

/** A line with the impressions and reach that its budget buys. */
export interface ReachedLine extends AssessedLine {
  reach: number
  impressions: number
}

/** The reach of several campaigns together. */
export interface CombinedReach {
  /** Different people who see at least one of the campaigns. */
  people: number
  /** Average number of views of each of them. */
  frequency: number
  lines: {
    key: string
    /** Reach by its own forecast. */
    reach: number
    /** People whom only this line reaches: the loss without it. */
    adds: number
  }[]
}

/**
 * People reached once over all campaigns, with their frequency and what each adds (Planning 17).
 * People of the same places, ages and genders are compared; among those, campaigns are independent
 * of one another within the people who share an interest, a medium and its products (a + b − ab).
 * Campaigns in separate regions, or for separate ages or genders, add up. Billboards also count
 * people who pass without living there: they are shared by the same screens. A single campaign
 * reaches as many people as its forecast. Whole people.
 */
export function combinedReach(lines: readonly ReachedLine[]): CombinedReach {
  const [only, ...others] = lines
  // Most carts hold one campaign, and a quote is requested every 30 s.
  if (only && others.length === 0) return reachAlone(only)
  const reaches = lines.map(({ reach }) => reach)
  const join = reachJoiner(lines)
  const people = join(reaches)
  const impressions = lines.reduce((sum, line) => sum + line.impressions, 0)
  return {
    people,
    frequency: people > 0 ? impressions / people : 0,
    lines: lines.map(({ key, reach }, at) => ({
      key,
      reach,
      adds: people - join(reaches.map((other, position) => (position === at ? 0 : other))),
    })),
  }
}

function reachAlone({ key, reach, impressions }: ReachedLine): CombinedReach {
  const frequency = reach > 0 ? impressions / reach : 0
  return { people: reach, frequency, lines: [{ key, reach, adds: reach }] }
}

/** How the reach of a line is divided between residents and people who only pass. */
interface JoinedLine {
  /** The residents that it reaches a part of. */
  residents: number
  /**
   * People who match it and pass its screens without living in its region, and their share of its
   * reach.
   */
  passing: { key: string; people: number; part: number }
}

/** People in the same lines' regions and audiences. */
interface Group {
  people: number
  lines: readonly number[]
}

/**
 * The share of each line's reach, in order, who only pass without living in its region: 0 except
 * for billboards.
 */
export const passingParts = (lines: readonly AssessedLine[]): number[] =>
  joinedLines(lines, groupsOf(lines)).map(({ passing }) => passing.part)

/**
 * A function of each line's own reach, in order, that returns the people reached once. Computes
 * everything that does not depend on budgets in advance.
 */
export function reachJoiner(
  lines: readonly AssessedLine[],
): (reaches: readonly number[]) => number {
  const groups = groupsOf(lines)
  const pools = lines.map(({ assessment }) => poolsOf(assessment))
  const joined = joinedLines(lines, groups)
  const trees = groups.map((group) => ({
    people: group.people,
    tree: poolTree(group.lines, pools),
  }))
  return (reaches) => {
    const inside = joined.map(({ residents: among, passing }, at) =>
      Math.min(among, (reaches[at] ?? 0) * (1 - passing.part)),
    )
    const parts = inside.map((reached, at) => reached / Math.max(1, joined[at]?.residents ?? 0))
    const ofResidents = trees.reduce(
      (sum, { people, tree }) => sum + people * reachedPart(tree, parts),
      0,
    )
    const outside = inside.map((people, at) => Math.max(0, (reaches[at] ?? 0) - people))
    return Math.round(ofResidents + passersOf(joined, outside))
  }
}

function groupsOf(lines: readonly AssessedLine[]): Group[] {
  const { regions, positions } = distinctRegions(lines)
  const audiences = lines.map(({ assessment }) => agesOf(assessment))
  const [first] = lines
  const parts =
    first && regions.length === 1
      ? [{ population: first.assessment.region.population, regions: [0] }]
      : regionParts(regions)
  return parts.flatMap(({ population, regions: inside }) => {
    const here = lines.flatMap((_, at) => (inside.includes(positions[at] ?? -1) ? [at] : []))
    return audienceParts(here.map((at) => audiences[at] ?? EVERYBODY)).map((part) => ({
      people: population * part.share,
      lines: part.audiences.flatMap((position) => here[position] ?? []),
    }))
  })
}

const EVERYBODY = { gender: 'all', ageFrom: MIN_AGE, ageTo: MAX_AGE } as const

/** An empty age range is forecast as a few people of any age. */
const agesOf = ({ plan: { audience } }: PlanAssessment) =>
  audience.ageFrom > audience.ageTo ? EVERYBODY : audience

function distinctRegions(lines: readonly AssessedLine[]) {
  const known = new Map<string, number>()
  const regions: ResolvableRegion[] = []
  const positions = lines.map(({ assessment, region: reference }) => {
    const { region } = assessment.plan
    const key = JSON.stringify([region.country, region.wholeCountry, ...choicesOf(region)])
    const at = known.get(key) ?? regions.push({ region, reference }) - 1
    known.set(key, at)
    return at
  })
  return { regions, positions }
}

const choicesOf = ({
  places,
  zipCodes,
  stateCodes,
  excluded = [],
}: PlanAssessment['plan']['region']) => [
  places.map(({ placeId, radius }) => [placeId, radius]),
  excluded.map(({ placeId, radius }) => [placeId, radius]),
  zipCodes,
  stateCodes,
]

function joinedLines(lines: readonly AssessedLine[], groups: readonly Group[]): JoinedLine[] {
  const residents = lines.map(() => 0)
  for (const group of groups)
    for (const at of group.lines) residents[at] = (residents[at] ?? 0) + group.people
  return lines.map((line, at) => {
    const screens = poolsOf(line.assessment).at(-1)?.key ?? ''
    return joinedLine(line, { residents: residents[at] ?? 0, screens })
  })
}

function joinedLine(
  { assessment }: AssessedLine,
  { residents, screens }: { residents: number; screens: string },
): JoinedLine {
  const { plan, audience } = assessment
  const share = groupsShare(plan.audience) * MEDIA_AUDIENCES[plan.mediaType].monthlyUserShare
  // For other media all people live in the region; a difference of less than one person is
  // rounding.
  const passing = isOnScreens(plan.mediaType) ? audience - residents * share : 0
  const people = passing >= 1 ? passing : 0
  return {
    residents,
    passing: { key: screens, people, part: people > 0 ? people / audience : 0 },
  }
}

/** The same people pass the same screens. */
function passersOf(joined: readonly JoinedLine[], outside: readonly number[]): number {
  const byScreens = new Map<string, { people: number; reached: number[] }>()
  joined.forEach(({ passing }, at) => {
    const reached = outside[at] ?? 0
    if (reached <= 0) return
    const same = byScreens.get(passing.key) ?? { people: 0, reached: [] }
    same.people = Math.max(same.people, passing.people, reached)
    same.reached.push(reached)
    byScreens.set(passing.key, same)
  })
  let sum = 0
  for (const { people, reached } of byScreens.values())
    sum += people * (1 - reached.reduce((missed, one) => missed * (1 - one / people), 1))
  return sum
}
