import { homeOf, readHomes } from '#database/deliveries.ts'
import { listDeliveredPlaces } from '#database/queries/delivery/closedDeliveries.ts'
import { listReportedScreens, listRegionPoints } from '#database/queries/delivery/deliveryReport.ts'
import { lastScreenPlays } from '#database/queries/delivery/screenPlays.ts'
import type { VenueType } from '#domain/catalogue/products/product.ts'
import { VENUE_TYPE_LABELS } from '#domain/catalogue/topic.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { ReportPlaces } from '#domain/reporting/figures/reportPlaces.ts'
import { countsPlays } from '#domain/foundation/media/mediaTraits.ts'
import { nearDeliveriesOf } from '#worker/adapters/delivery/deliveryHomes.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openReport, type ReportAccess } from './openReport.ts'

const DAY_MS = 86_400_000

/** Locations of a report's events: regions, and the screens of billboards. Raises order_not_found. */
export async function readReportPlaces(
  context: OperationContext,
  { id, access }: { id: string; access: ReportAccess },
): Promise<ReportPlaces> {
  const { lines } = await openReport(context, id, access)
  const [first] = lines
  if (!first) throw new ProductError('order_not_found')
  const { db } = context
  const since = context.now.getTime() - DAY_MS
  const billboards = lines.filter(({ mediaType }) => countsPlays(mediaType)).map((line) => line.id)
  const deliveries = await nearDeliveriesOf(context)
  const found = await readHomes(
    deliveries,
    lines.map((line) => line.id),
    listDeliveredPlaces,
  )
  const unique = (values: readonly string[]) => [...new Set(values)]
  const productIds = unique(found.map(({ productId }) => productId))
  const [places, screens, ...played] = await Promise.all([
    listRegionPoints(db, unique(found.map(({ place }) => place))),
    billboards.length > 0 ? listReportedScreens(db, productIds) : [],
    ...billboards.map((lineId) => lastScreenPlays(homeOf(deliveries, lineId), lineId, since)),
  ])
  return {
    country: first.plan.region.country,
    places,
    screens: screens.map(({ id: key, city, venueType, orientation, latitude, longitude }) => {
      const last = Math.max(0, ...played.map((one) => one.get(key) ?? 0))
      return {
        key,
        latitude,
        longitude,
        detail: `${city}, ${VENUE_TYPE_LABELS[venueType as VenueType]}, ${orientation}`,
        lastPlayAt: last > 0 ? new Date(last).toISOString() : null,
      }
    }),
  }
}
