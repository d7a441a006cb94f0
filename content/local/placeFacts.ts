import type { Product } from '#domain/catalogue/products/product.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import {
  hasPlacePage,
  hasScreen,
  type LocalDirectory,
  type LocalPlace,
  type ScreenProduct,
} from '#domain/planning/local/localDirectory.ts'
import { neighboursOf, type LocalGround } from '#domain/planning/local/localOutlook.ts'
import type { LandRing } from '#domain/planning/local/landPath.ts'
import type { LocalSubject } from '#domain/planning/local/localSubject.ts'
import type { LocalView } from './localView.ts'

/** All that the page of a place is made of. */
export interface PlaceFacts extends LocalGround {
  directory: LocalDirectory
  /** The outlines of the land around; empty where they are not known. */
  land: readonly LandRing[]
  /** What the country's geo group offers in each medium that the page is about. */
  products: ReadonlyMap<MediaType, Product[]>
}

/** What differs from subject to subject. */
export type SubjectPart = Pick<
  LocalView,
  'title' | 'description' | 'lede' | 'figures' | 'tables' | 'plans' | 'leastPriceMinor'
> &
  Partial<Pick<LocalView, 'venues'>>

/** The screens that the page may speak of. */
export const screensOf = ({ products }: Pick<PlaceFacts, 'products'>): ScreenProduct[] =>
  (products.get('dooh') ?? []).filter(hasScreen)

const NEIGHBOURS = 9

/** The nearest places in the same country that have such a page. */
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
