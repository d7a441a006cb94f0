import type { DetailSection } from '#content/details/detailSections.ts'
import type { DetailView } from '#content/details/detailView.ts'
import { productView } from '#content/details/productView.ts'
import type { LocalSectionSlug } from '#content/local/localSections.ts'
import type { LocalView } from '#content/local/localView.ts'
import { placeView } from '#content/local/placeView.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { GEO_GROUPS } from '#domain/foundation/geo/campaignCountries.ts'
import {
  cityKey,
  hasScreen,
  LEAST_PEOPLE,
  localDirectory,
  milesBetween,
  type LocalPlace,
} from '#domain/planning/local/localDirectory.ts'
import { groundOf, type LocalGround } from '#domain/planning/local/localForecast.ts'
import { FARTHEST_MILES } from '#domain/planning/local/localSubject.ts'
import { isTelevision } from '#domain/foundation/media/mediaTraits.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { parseInventory, readInventoryTexts } from './readInventory.ts'
import { readCells, readPlaces, readProfiles } from '../places/readPlaces.ts'

const NOW = new Date('2026-11-02T12:00:00Z')

/** Products for sale in the seeds. */
export const seededProducts: Product[] = parseInventory(readInventoryTexts()).products

export const seededScreens = seededProducts.filter(hasScreen)

const cities = new Set(
  seededScreens.map(({ country, screen }) => cityKey(country, screen.stateCode, screen.city)),
)

/** Tree of the seeds' places, as the Worker builds it from the database. */
export const seededDirectory = localDirectory(
  readPlaces().filter(
    ({ country, stateCode, name, population }) =>
      population >= LEAST_PEOPLE || cities.has(cityKey(country, stateCode, name)),
  ),
  {
    screens: seededScreens,
    services: seededProducts.filter(({ mediaType }) => isTelevision(mediaType)),
  },
)

const cells = readCells()
const profiles = readProfiles()

/** Country profiles from the seeds. */
export const profilesOf = (group: readonly string[]) =>
  profiles.filter(({ country }) => group.includes(country))

/** Surroundings of a place in the seeds. */
export function seededGround(place: LocalPlace): LocalGround {
  const group: readonly string[] = GEO_GROUPS[place.country]
  return groundOf({
    place,
    now: NOW,
    profiles: profilesOf(group),
    cells: cells.filter(
      (cell) =>
        Math.abs(cell.latitude - place.latitude) < 0.5 &&
        group.includes(cell.country) &&
        milesBetween(place, cell) <= FARTHEST_MILES,
    ),
  })
}

/** Page of a place, built from the seeds as the Worker builds it from the database. */
export function seededPlacePage(section: LocalSectionSlug, place: LocalPlace): LocalView {
  const group: readonly string[] = GEO_GROUPS[place.country]
  const offered = seededProducts.filter(({ country }) => group.includes(country))
  return placeView(section, {
    ...seededGround(place),
    directory: seededDirectory,
    land: [],
    products: new Map(
      MEDIA_TYPES.map((medium) => [
        medium,
        offered.filter(({ mediaType }) => mediaType === medium),
      ]),
    ),
  })
}

/** The products of a section. */
export const seededOffer = ({ media }: DetailSection): Product[] =>
  seededProducts.filter(({ mediaType }) => media.includes(mediaType))

/** Page of a product, built from the seeds as the Worker builds it from the database. */
export const seededProductPage = (section: DetailSection, product: Product): DetailView =>
  productView(section, {
    product,
    others: seededProducts.filter(({ mediaType }) => mediaType === product.mediaType),
    profiles: profilesOf(GEO_GROUPS[product.country]),
    now: NOW,
  })
