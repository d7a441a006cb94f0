import { VENUE_TYPES, type VenueType } from '#domain/catalogue/products/product.ts'
import type { GeoPoint } from '#domain/foundation/geo/distance.ts'
import { milesBetween, type ScreenProduct } from './localDirectory.ts'
import { offerFigures, type OfferFigures } from './offerFigures.ts'

/** A screen with its distance from a place. */
export interface NearScreen {
  product: ScreenProduct
  miles: number
}

/** The screens within a distance of a place, most views first. */
export const screensAround = (
  screens: readonly ScreenProduct[],
  center: GeoPoint,
  miles: number,
): NearScreen[] =>
  screens
    .map((product) => ({ product, miles: milesBetween(center, product.screen) }))
    .filter((near) => near.miles <= miles)
    .toSorted(
      (a, b) =>
        b.product.weeklyImpressions - a.product.weeklyImpressions ||
        (a.product.id < b.product.id ? -1 : 1),
    )

/** The number of screens and the weekly views of a kind of venue. */
export interface VenueShare {
  venue: VenueType
  screens: number
  views: number
}

/** The figures of the screens of a place or state. Prices in USD cents for 1,000 views. */
export interface ScreenFigures extends OfferFigures {
  /** Views a week of one slot on each. */
  weeklyViews: number
  venues: VenueShare[]
}

/** The figures of some screens; null without any. */
export function screenFigures(screens: readonly ScreenProduct[]): ScreenFigures | null {
  const offered = offerFigures(screens, 'dooh')
  if (offered === null) return null
  const venues = VENUE_TYPES.map((venue) => {
    const there = screens.filter(({ screen }) => screen.venueType === venue)
    return { venue, screens: there.length, views: viewsOf(there) }
  })
  return {
    ...offered,
    weeklyViews: viewsOf(screens),
    venues: venues.filter((one) => one.screens > 0).toSorted((a, b) => b.views - a.views),
  }
}

const viewsOf = (screens: readonly ScreenProduct[]): number =>
  screens.reduce((sum, { weeklyImpressions }) => sum + weeklyImpressions, 0)
