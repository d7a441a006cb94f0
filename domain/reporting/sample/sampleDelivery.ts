import type { EventKind, Validity } from '#domain/delivery/counting/eventKind.ts'
import { isSpot } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { allocateMinor } from '#domain/foundation/money/amount.ts'
import type { PlannedHours } from '../figures/plannedHours.ts'

/** The input for generated rows: a demo campaign's, or the sample report's. */
export interface SampleCampaign {
  mediaType: MediaType
  plan: PlannedHours
  delivered: number
  /** The end of its delivery: whole hours since 1970-01-01. */
  endHour: number
  /** In order of sales, largest first. */
  publishers: readonly string[]
  /** In order of population, largest first. */
  places: readonly string[]
  versions: readonly { id: string; formatId?: string | null }[]
  /** Each seed gives different rows. */
  seed: number
  /** Delivery relative to an hour's plan; default 1. */
  rateOf?: (hour: number) => number
}

/** The counts of an hour and one combination of publisher, creative, format and place. */
export interface SampleRow {
  hour: number
  kind: EventKind
  validity: Validity
  versionId: string
  productId: string
  formatId: string
  place: string
  count: number
}

/** The rate of each event after an impression, by form of ad. */
const SEEN: readonly [EventKind, number][] = [
  ['viewable', 0.71],
  ['click', 0.0017],
]
const PLAYED: readonly [EventKind, number][] = [
  ['start', 0.992],
  ['first_quartile', 0.978],
  ['midpoint', 0.959],
  ['third_quartile', 0.947],
  ['complete', 0.936],
  ['click', 0.0012],
]

/** The parts of the publishers with an impression in each hour. */
const HOUR_PARTS = [6, 3, 2] as const
/** One in this many hours has invalid counts. */
const INVALID_HOURS = 5
const INVALID_SHARE = 0.04

/** A pseudorandom number from 0 to 1. */
function steady(...of: number[]): number {
  let hash = 2_166_136_261
  for (const one of of) hash = Math.imul(hash ^ (one + 1), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296
}

/**
 * Generates counter rows for a campaign: its delivered number, spread over the hours of its plan,
 * publishers, ads and places. Deterministic.
 */
export function sampleDelivery(campaign: SampleCampaign): SampleRow[] {
  const { mediaType, plan, publishers, places, versions, seed } = campaign
  const { rateOf = () => 1 } = campaign
  const passed = plan.planned.slice(0, Math.max(1, campaign.endHour - plan.firstHour))
  const weights = passed.map(
    (count, at) => count * (0.75 + steady(seed, at) * 0.5) * rateOf(plan.firstHour + at),
  )
  const rows = new RowMaker(isSpot(mediaType) ? PLAYED : SEEN)
  for (const [at, count] of allocateMinor(campaign.delivered, weights).entries()) {
    const hour = plan.firstHour + at
    for (const [nth, part] of allocateMinor(count, HOUR_PARTS).entries()) {
      // Squared, so that the first entries get most.
      const rank = Math.floor(steady(seed, at, nth) ** 2 * publishers.length)
      const version = versions[Math.floor(steady(seed, at, nth, 1) * versions.length)]
      rows.add(part, {
        hour,
        productId: publishers[rank] ?? '',
        versionId: version?.id ?? '',
        formatId: version?.formatId ?? '',
        place: places[Math.floor(steady(rank, at, nth) ** 1.6 * places.length)] ?? '',
      })
    }
    if (Math.floor(steady(seed, at, 9) * INVALID_HOURS) === 0) rows.addInvalid(hour, count, at)
  }
  return rows.all()
}

type Place = Omit<SampleRow, 'kind' | 'validity' | 'count'>

/**
 * Builds rows of a line with the events after each impression; rates hold over the whole line, not
 * over each row.
 */
class RowMaker {
  readonly #rates: readonly [EventKind, number][]
  readonly #rows = new Map<string, SampleRow>()
  #last: Place | null = null
  #sum = 0

  constructor(rates: readonly [EventKind, number][]) {
    this.#rates = rates
  }

  add(count: number, place: Place): void {
    this.#last = place
    this.#put('impression', 'valid', count, place)
    const before = this.#sum
    this.#sum += count
    for (const [kind, rate] of this.#rates) {
      const followed = Math.floor(this.#sum * rate) - Math.floor(before * rate)
      this.#put(kind, 'valid', followed, place)
    }
  }

  addInvalid(hour: number, count: number, at: number): void {
    const place = this.#last
    if (!place) return
    const kinds: readonly Validity[] = ['data_centre', 'crawler', 'data_centre', 'impossible_rate']
    const validity = kinds[at % kinds.length] ?? 'crawler'
    this.#put('impression', validity, Math.ceil(count * INVALID_SHARE), { ...place, hour })
  }

  all(): SampleRow[] {
    return [...this.#rows.values()]
  }

  #put(kind: EventKind, validity: Validity, count: number, place: Place): void {
    if (count <= 0) return
    const key = [kind, validity, ...Object.values(place)].join(' ')
    const before = this.#rows.get(key)
    this.#rows.set(key, { kind, validity, ...place, count: (before?.count ?? 0) + count })
  }
}
