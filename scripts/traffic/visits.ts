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
  /** As the ad server takes it outside production. */
  place: string
  /** The hour that the visitor comes in. */
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
/** The busiest hour of a medium's week has this much of its use, over all media. */
const BUSIEST_SHARE = 0.016

/** Whose tags are played: a publisher of the world each, with the medium that it sells. */
export const PUBLISHERS: readonly Pick<Visit, 'mediaType' | 'productId'>[] = demoWorld(
  new Date(),
).order.orderLines.flatMap(({ mediaType, plan }) =>
  (plan?.inventory.selected ?? []).map((productId) => ({ mediaType, productId })),
)

const oneOf = <Item>(list: readonly Item[], draw: number): Item | undefined =>
  list[Math.floor(draw * list.length)]

/** Who comes in an hour: nobody, where people sleep or do something else. `draw`: chance, from 0 to 1. */
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
