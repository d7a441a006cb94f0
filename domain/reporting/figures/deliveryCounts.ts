import { EVENT_KINDS, INVALID_KINDS, isBilledKind } from '#domain/delivery/counting/eventKind.ts'
import type { EventKind, InvalidKind, Validity } from '#domain/delivery/counting/eventKind.ts'

/** What was counted of a line in an hour, all shards together. */
export interface HourCount {
  /** Whole hours since 1970-01-01, UTC. */
  hour: number
  kind: EventKind
  validity: Validity
  count: number
  /** What it stands for where that is not itself: a play of a screen is seen by several. */
  impressions?: number
}

/** What was counted, valid, of one combination of creative, publisher, format and place. */
export interface CountedPart {
  lineId: string
  kind: EventKind
  versionId: string
  productId: string
  formatId: string
  place: string
  count: number
  /** As in HourCount. */
  impressions?: number
}

/** What was counted over some time: all that is valid by kind, and what was counted apart and is never billed. */
export interface DeliveryCounts {
  /** What is billed: impressions of pages and players, and those that plays of screens stand for. */
  impressions: number
  valid: Record<EventKind, number>
  /** Of what would have been billed, by why it is not. */
  invalid: Record<InvalidKind, number>
  /** Impressions by what they can bring, where several media are added up; else all impressions bring the same. */
  bases?: CountBases
}

/** Impressions that can be played to their end, that can be clicked and seen, and that plays of screens stand for. */
export interface CountBases {
  played: number
  clickable: number
  screens: number
}

/** The impressions that a figure is a part of: those of the media that can bring it. */
export const basisOf = ({ bases, impressions }: DeliveryCounts, of: keyof CountBases): number =>
  bases?.[of] ?? impressions

const zeros = <Key extends string>(keys: readonly Key[]): Record<Key, number> =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>

export const noCounts = (): DeliveryCounts => ({
  impressions: 0,
  valid: zeros(EVENT_KINDS),
  invalid: zeros(INVALID_KINDS),
})

/** What hours add up to. */
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

/** Several campaigns together. */
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

/** All that was counted apart. */
export const invalidSum = ({ invalid }: DeliveryCounts): number =>
  INVALID_KINDS.reduce((sum, kind) => sum + invalid[kind], 0)

/** Why something is not billed, as people read it. */
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
