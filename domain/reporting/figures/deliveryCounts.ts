import { EVENT_KINDS, INVALID_KINDS, isBilledKind } from '#domain/delivery/counting/eventKind.ts'
import type { EventKind, InvalidKind, Validity } from '#domain/delivery/counting/eventKind.ts'

/** The counts of a line in an hour, over all shards. */
export interface HourCount {
  /** Whole hours since 1970-01-01, UTC. */
  hour: number
  kind: EventKind
  validity: Validity
  count: number
  /** Impressions, if they differ from the count: several people see a screen's play. */
  impressions?: number
}

/** The valid counts of one combination of creative, publisher, format and place. */
export interface CountedPart {
  lineId: string
  kind: EventKind
  versionId: string
  productId: string
  formatId: string
  place: string
  count: number
  /** See HourCount. */
  impressions?: number
}

/** Counts over a time: valid ones by kind, and invalid ones, which are never billed. */
export interface DeliveryCounts {
  /** Billed impressions: those of pages and players, and those of screens' plays. */
  impressions: number
  valid: Record<EventKind, number>
  /** Otherwise billable impressions, by the reason that they are invalid. */
  invalid: Record<InvalidKind, number>
  /**
   * Impressions by possible outcome if several media are added up; otherwise all impressions have
   * the same.
   */
  bases?: CountBases
}

/**
 * Impressions that can be played to the end, that can be clicked and viewed, and that come from
 * screens' plays.
 */
export interface CountBases {
  played: number
  clickable: number
  screens: number
}

/** The denominator of a rate: impressions of the media that can have its outcome. */
export const basisOf = ({ bases, impressions }: DeliveryCounts, of: keyof CountBases): number =>
  bases?.[of] ?? impressions

const zeros = <Key extends string>(keys: readonly Key[]): Record<Key, number> =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>

export const noCounts = (): DeliveryCounts => ({
  impressions: 0,
  valid: zeros(EVENT_KINDS),
  invalid: zeros(INVALID_KINDS),
})

/** The sum of hours. */
export function countsOf(hours: Iterable<Omit<HourCount, 'hour'>>): DeliveryCounts {
  const counts = noCounts()
  for (const { kind, validity, count, impressions = count } of hours) {
    if (validity === 'valid') {
      counts.valid[kind] += count
      if (isBilledKind(kind)) counts.impressions += impressions
    } else if (isBilledKind(kind)) {
      counts.invalid[validity] += impressions
    }
  }
  return counts
}

/** The sum of several campaigns. */
export function addCounts(all: readonly DeliveryCounts[]): DeliveryCounts {
  const sum = noCounts()
  for (const counts of all) {
    sum.impressions += counts.impressions
    for (const kind of EVENT_KINDS) sum.valid[kind] += counts.valid[kind]
    for (const kind of INVALID_KINDS) sum.invalid[kind] += counts.invalid[kind]
  }
  if (all.every(({ bases }) => bases === undefined)) return sum
  const basis = (of: keyof CountBases) =>
    all.reduce((total, counts) => total + basisOf(counts, of), 0)
  return {
    ...sum,
    bases: {
      played: basis('played'),
      clickable: basis('clickable'),
      screens: basis('screens'),
    },
  }
}

/** The sum of all invalid counts. */
export const invalidSum = ({ invalid }: DeliveryCounts): number =>
  INVALID_KINDS.reduce((sum, kind) => sum + invalid[kind], 0)

/** Display texts for the reasons that something is not billed. */
export const INVALID_WORDS = {
  crawler: 'crawlers',
  impossible_rate: 'impossible rates',
  data_centre: 'data centers',
  foreign_token: 'forged or foreign tokens',
  late: 'too late',
  demo: 'demo traffic',
  no_impression: 'without an impression before',
  beyond_loop: 'more plays than the loop has',
} as const satisfies Record<InvalidKind, string>
