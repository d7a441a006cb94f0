import { demoWorld } from '#database/seed/demo/demoWorld.ts'
import { usageShare } from '#domain/planning/assessment/mediaUsage.ts'
import { adFormatsFor } from '#domain/catalogue/adFormat.ts'
import { localHour } from '#domain/delivery/book/localHour.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** One visitor at one publisher. */
export interface Visit {
  mediaType: MediaType
  productId: string
  formatId: string
  /** Location parameter that the ad server accepts outside production. */
  place: string
  /** Hour of the visit. */
  atMs: number
}

const PLACES = [
  'US,TX,78701,30.267,-97.743',
  'US,TX,77002,29.757,-95.365',
  'US,NY,10001,40.750,-73.997',
  'US,CA,90012,34.062,-118.240',
  'US,CO,80202,39.752,-104.999',
  'US,FL,33130,25.767,-80.203',
  'US,IL,60602,41.883,-87.629',
  'DE,BE,10115,52.532,13.385',
] as const
/** Share of a medium's use in its busiest hour of the week, over all media. */
const BUSIEST_SHARE = 0.016

/** Publishers of the demo world whose tags are played, each with the medium that it sells. */
export const PUBLISHERS: readonly Pick<Visit, 'mediaType' | 'productId'>[] = demoWorld(
  new Date(),
).order.orderLines.flatMap(({ mediaType, plan }) =>
  (plan?.inventory.selected ?? []).map((productId) => ({ mediaType, productId })),
)

const oneOf = <Item>(list: readonly Item[], draw: number): Item | undefined =>
  list[Math.floor(draw * list.length)]

/**
 * The visitors of an hour; fewer when people sleep or are busy. `draw` returns a random number from
 * 0 to 1.
 */
export function visitsOf(atMs: number, draw: () => number): Visit[] {
  const { weekday, hour } = localHour('EST', atMs)
  const publisher = oneOf(PUBLISHERS, draw())
  const place = oneOf(PLACES, draw())
  if (!publisher || !place) return []
  const { mediaType } = publisher
  if (draw() > usageShare(mediaType, weekday, hour) / BUSIEST_SHARE) return []
  const format = oneOf(adFormatsFor(mediaType), draw())
  return format ? [{ ...publisher, formatId: format.id, place, atMs }] : []
}
