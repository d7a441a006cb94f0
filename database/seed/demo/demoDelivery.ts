import type { EventKind, Validity } from '#domain/delivery/eventKind.ts'
import type { MediaType } from '#domain/media/mediaType.ts'
import { allocateMinor } from '#domain/money/amount.ts'
import { plannedHours } from '#domain/report/plannedHours.ts'
import { hourKey, hourOf } from '#domain/report/zoneClock.ts'
import type { deliveryHours, deliveryTotals } from '../../schema/deliveryHours.ts'
import type { OrderRows } from '../builders/order.ts'

type HourRow = typeof deliveryHours.$inferInsert
type TotalRow = typeof deliveryTotals.$inferInsert
type LineRow = OrderRows['orderLines'][number]

/** What of an approved ad delivery needs. */
export interface DeliveredVersion {
  id: string
  lineId: string
  formatId?: string | null
}

/** Where the demo campaigns ran: of the inventory, those that sell most first. */
export const DEMO_PUBLISHERS = {
  online_display: [
    'site_us_skillet_and_salt',
    'site_us_flour_county',
    'site_us_mortgage_plainly',
    'site_us_gate_to_gate',
    'site_us_the_plug_in_diary',
    'site_us_next_shift',
    'site_us_the_patch_desk',
    'site_us_second_coffee',
    'site_us_the_second_sofa',
    'site_us_nap_time_news',
    'site_us_mile_nine',
    'site_us_hex_and_dice',
  ],
  mobile_display: [
    'app_us_skyline_weather_app',
    'app_us_bubble_orchard',
    'app_us_tile_garden_mahjong',
    'app_us_sudoku_lighthouse',
    'app_us_sleep_harbor',
    'app_us_tip_and_split',
    'app_us_park_and_walk',
    'app_us_coupon_clipper_club',
    'app_us_walkies',
    'app_us_keys_and_closing_app',
    'app_us_porch_radar',
  ],
  online_video: [
    'video_us_skillet_and_salt_kitchen',
    'video_us_one_pan_channel',
    'video_us_county_line_reports',
    'video_us_backroad_films',
    'video_us_breakers_bench',
    'video_us_couch_player_live',
    'video_us_front_row_sessions',
    'video_us_prep_game_of_the_week',
    'video_us_formula_lab',
    'video_us_study_hall_lessons',
    'video_us_deal_drawer_unboxed',
    'video_us_compass_minute',
    'video_us_wayfarer_shorts',
  ],
  online_audio: [
    'radio_us_hit_parade_24',
    'radio_us_topside_radio',
    'radio_us_the_amp_room',
    'radio_us_the_jukebox_diner',
    'radio_us_corner_store_radio',
    'radio_us_loft_four',
    'radio_us_the_quiet_hall',
    'radio_us_overtime_radio',
    'radio_us_case_notes_weekly',
  ],
  ctv: [
    'tv_us_parlor_tv',
    'tv_us_freeway_plus',
    'tv_us_drive_in_nights',
    'tv_us_laugh_track',
    'tv_us_saturday_field',
    'tv_us_paper_boat_family',
    'tv_us_living_room_live',
    'tv_us_black_and_white_house',
    'tv_us_fifth_quarter_tv',
  ],
  dooh: [],
} as const satisfies Record<MediaType, readonly string[]>

const PLACES = [
  'US-CA',
  'US-TX',
  'US-FL',
  'US-NY',
  'US-CO',
  'US-WA',
  'US-OH',
  'US-GA',
  'US',
] as const

/** What follows an impression, and how often, by what shows it. */
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
const PLAYERS: ReadonlySet<MediaType> = new Set(['online_video', 'online_audio', 'ctv'])

/** In each hour so many publishers have an impression, in these parts. */
const HOUR_PARTS = [6, 3, 2] as const
/** One hour in so many has something invalid. */
const INVALID_HOURS = 5
const INVALID_SHARE = 0.04
/** No shard of a counter: what the counters write of the same line stands beside it. */
const DEMO_SHARD = 1_000

/** A number from 0 to 1 that looks like chance and is always the same. */
function steady(...of: number[]): number {
  let hash = 2_166_136_261
  for (const one of of) hash = Math.imul(hash ^ (one + 1), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296
}

/**
 * What the counters would have counted of the demo orders by now: for each line as much as it has as delivered, spread
 * over the hours of its plan, publishers, ads and places. The same orders give the same rows.
 */
export function demoDelivery(
  orders: readonly OrderRows[],
  versions: readonly DeliveredVersion[],
  now: Date,
): { hours: HourRow[]; totals: TotalRow[] } {
  const lines = orders.flatMap(({ orderLines }) => orderLines)
  const hours: HourRow[] = []
  const totals: TotalRow[] = []
  for (const [at, line] of lines.entries()) {
    const own = versions.filter(({ lineId }) => lineId === line.id)
    const delivered = line.deliveredImpressions ?? 0
    if (delivered === 0 || own.length === 0) continue
    hours.push(...lineHours(line, own, { now, seed: at }))
    totals.push({ lineId: line.id, shard: DEMO_SHARD, count: delivered, at: now.toISOString() })
  }
  return { hours, totals }
}

function lineHours(
  line: LineRow,
  versions: readonly DeliveredVersion[],
  { now, seed }: { now: Date; seed: number },
): HourRow[] {
  const { plan, mediaType } = line
  const publishers = DEMO_PUBLISHERS[mediaType]
  if (!plan || publishers.length === 0) return []
  const { firstHour, planned } = plannedHours(plan, line.impressions?.mid ?? 0)
  const end = line.stoppedAt ?? now.toISOString()
  const passed = planned.slice(0, Math.max(1, hourOf(end) - firstHour))
  const weights = passed.map((count, at) => count * (0.75 + steady(seed, at) * 0.5))
  const counts = allocateMinor(line.deliveredImpressions ?? 0, weights)
  const rows = new RowMaker(line.id, PLAYERS.has(mediaType) ? PLAYED : SEEN)
  for (const [at, count] of counts.entries()) {
    const hour = hourKey(firstHour + at)
    for (const [nth, part] of allocateMinor(count, HOUR_PARTS).entries()) {
      // Squared, so that the first of the list get most.
      const rank = Math.floor(steady(seed, at, nth) ** 2 * publishers.length)
      const version = versions[Math.floor(steady(seed, at, nth, 1) * versions.length)]
      rows.add(part, {
        hour,
        productId: publishers[rank] ?? '',
        versionId: version?.id ?? '',
        formatId: version?.formatId ?? '',
        place: PLACES[Math.floor(steady(rank, at, nth) ** 1.6 * PLACES.length)] ?? '',
      })
    }
    if (Math.floor(steady(seed, at, 9) * INVALID_HOURS) === 0) rows.addInvalid(hour, count, at)
  }
  return rows.all()
}

type Place = Pick<HourRow, 'hour' | 'productId' | 'versionId' | 'formatId' | 'place'>

/** Rows of a line with what follows each impression; rates hold over the whole line, not over each row. */
class RowMaker {
  readonly #lineId: string
  readonly #rates: readonly [EventKind, number][]
  readonly #rows = new Map<string, HourRow>()
  #last: Place | null = null
  #sum = 0

  constructor(lineId: string, rates: readonly [EventKind, number][]) {
    this.#lineId = lineId
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

  addInvalid(hour: string, count: number, at: number): void {
    const place = this.#last
    if (!place) return
    const kinds: readonly Validity[] = ['data_centre', 'crawler', 'data_centre', 'impossible_rate']
    const validity = kinds[at % kinds.length] ?? 'crawler'
    this.#put('impression', validity, Math.ceil(count * INVALID_SHARE), { ...place, hour })
  }

  all(): HourRow[] {
    return [...this.#rows.values()]
  }

  #put(kind: EventKind, validity: Validity, count: number, place: Place): void {
    if (count <= 0) return
    const key = [kind, validity, ...Object.values(place)].join(' ')
    const before = this.#rows.get(key)
    const row = { lineId: this.#lineId, kind, validity, ...place, shard: DEMO_SHARD, count }
    this.#rows.set(key, before ? { ...before, count: before.count + count } : row)
  }
}
