import type { Product } from '#domain/catalogue/products/product.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import {
  hasPlacePage,
  hasScreen,
  type LocalDirectory,
  type LocalPlace,
  type ScreenProduct,
} from '#domain/planning/local/localDirectory.ts'
import { neighboursOf, type LocalGround } from '#domain/planning/local/localForecast.ts'
import type { LandRing } from '#domain/planning/local/landPath.ts'
import type { LocalSubject } from '#domain/planning/local/localSubject.ts'
import type { LocalView } from './localView.ts'

/** The input of a place's page. */
export interface PlaceFacts extends LocalGround {
  directory: LocalDirectory
  /** The outlines of the surrounding land; empty if unknown. */
  land: readonly LandRing[]
  /** The geo group's products in each medium of the page. */
  products: ReadonlyMap<MediaType, Product[]>
}

/** The parts that differ by subject. */
export type SubjectPart = Pick<
  LocalView,
  'title' | 'description' | 'lede' | 'figures' | 'tables' | 'plans' | 'leastPriceMinor'
> &
  Partial<Pick<LocalView, 'venues'>>

/** The screens that the page may mention. */
export const screensOf = ({ products }: Pick<PlaceFacts, 'products'>): ScreenProduct[] =>
  (products.get('dooh') ?? []).filter(hasScreen)

const NEIGHBOURS = 9

/** The nearest places in the same country with such a page. */
export const neighbours = (
  { place, directory }: PlaceFacts,
  subject: LocalSubject,
): { place: LocalPlace; miles: number }[] =>
  neighboursOf(
    place,
    directory.places.filter(
      (other) => other.country === place.country && hasPlacePage(other, subject),
    ),
    NEIGHBOURS,
  )
