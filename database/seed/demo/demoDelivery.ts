import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { plannedHours } from '#domain/reporting/figures/plannedHours.ts'
import { sampleDelivery } from '#domain/reporting/sample/sampleDelivery.ts'
import { hourKey, hourOf } from '#domain/reporting/figures/zoneClock.ts'
import type { deliveryHours, deliveryTotals } from '#database/schema/delivery/deliveryHours.ts'
import type { OrderRows } from '../builders/order.ts'

type HourRow = typeof deliveryHours.$inferInsert
type TotalRow = typeof deliveryTotals.$inferInsert
type LineRow = OrderRows['orderLines'][number]

/** The fields of an approved ad that delivery needs. */
export interface DeliveredVersion {
  id: string
  lineId: string
  formatId?: string | null
}

/** The inventory that demo campaigns ran on, best sellers first. */
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

/** A shard number that no counter has, so that real counts of the same line are added to these. */
const DEMO_SHARD = 1_000

/**
 * The counts of the demo orders so far: each line's delivered impressions, spread over the hours of its plan,
 * publishers, ads and places. The same orders give the same rows.
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
  const end = line.stoppedAt ?? now.toISOString()
  const rows = sampleDelivery({
    mediaType,
    plan: plannedHours(plan, line.impressions?.mid ?? 0),
    delivered: line.deliveredImpressions ?? 0,
    endHour: hourOf(end),
    publishers,
    places: PLACES,
    versions,
    seed,
  })
  return rows.map((row) =>
    Object.assign({}, row, { lineId: line.id, hour: hourKey(row.hour), shard: DEMO_SHARD }),
  )
}
