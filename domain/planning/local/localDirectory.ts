import type { Product, Screen } from '#domain/catalogue/products/product.ts'
import {
  CAMPAIGN_COUNTRIES,
  KM_PER_MILE,
  type CampaignCountry,
} from '#domain/foundation/geo/campaignCountries.ts'
import { haversineKm, type GeoPoint } from '#domain/foundation/geo/distance.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import { normalizePlaceName } from '#domain/foundation/geo/placeName.ts'
import { NEAR_MILES, type LocalSubject } from './localSubject.ts'
import { compareNames } from '#domain/foundation/search/foldText.ts'

export type ScreenProduct = Product & { screen: Screen }

/** A place that has a local page in at least one subject. */
export interface LocalPlace extends Place {
  /** Its path among local pages: "united-states/illinois/chicago". */
  slug: string
  /** Screens within NEAR_MILES. */
  screens: number
  /** Streaming services of its country. */
  services: number
}

/** A first-order division with places that have pages. */
export interface LocalState {
  slug: string
  country: CampaignCountry
  code: string
  name: string
  places: readonly LocalPlace[]
}

/** The tree of local pages: country, state, place; the largest places first. */
export interface LocalDirectory {
  places: readonly LocalPlace[]
  states: readonly LocalState[]
}

/** The node of a path: the deepest known part of it, and whether it is the whole path. */
export interface LocalNode {
  country: CampaignCountry | null
  state: LocalState | null
  place: LocalPlace | null
  isExact: boolean
}

/** Minimum number of local products for a page. */
const LEAST_PRODUCTS = 3
/** Minimum population for a page, unless the place has screens. */
export const LEAST_PEOPLE = 50_000
/** A place closer to a larger one would have the same content. */
const OWN_GROUND_MILES = 22
/** A state with fewer pages is only one more click. */
const LEAST_PLACES_OF_STATE = 2

export const COUNTRY_SLUGS = {
  US: 'united-states',
  CA: 'canada',
  GB: 'united-kingdom',
  DE: 'germany',
  AT: 'austria',
  CH: 'switzerland',
  AU: 'australia',
  NZ: 'new-zealand',
} as const satisfies Record<CampaignCountry, string>

export const milesBetween = (one: GeoPoint, other: GeoPoint): number =>
  haversineKm(one, other) / KM_PER_MILE

export const slugOf = (name: string): string => normalizePlaceName(name).replaceAll(' ', '-')

export const hasScreen = (product: Product): product is ScreenProduct =>
  product.screen !== undefined

/** The key of a screen's city among places. */
export const cityKey = (country: string, stateCode: string, city: string): string =>
  [country, stateCode, city].join('|')

/** The offer that decides which places have pages. */
interface LocalOffer {
  screens: readonly ScreenProduct[]
  services: readonly Pick<Product, 'country'>[]
}

/** The tree of all local pages, from the candidate places and the offer. */
export function localDirectory(
  candidates: readonly Place[],
  { screens, services }: LocalOffer,
): LocalDirectory {
  const places: LocalPlace[] = []
  const slugs = new Set<string>()
  for (const place of candidates.toSorted((a, b) => b.population - a.population)) {
    const slug = slugOfPlace(place)
    if (slug === null || slugs.has(slug) || isBesideLarger(place, places)) continue
    const near = screens.filter(({ screen }) => isWithin(place, screen, NEAR_MILES)).length
    if (near < LEAST_PRODUCTS && place.population < LEAST_PEOPLE) continue
    slugs.add(slug)
    const ofCountry = services.filter(({ country }) => country === place.country)
    places.push({ ...place, slug, screens: near, services: ofCountry.length })
  }
  return { places, states: statesOf(places) }
}

function slugOfPlace({ country, stateName, name }: Place): string | null {
  const parts = [slugOf(stateName), slugOf(name)]
  return parts.includes('') ? null : [COUNTRY_SLUGS[country], ...parts].join('/')
}

const isBesideLarger = (place: Place, larger: readonly Place[]): boolean =>
  larger.some((other) => isWithin(place, other, OWN_GROUND_MILES))

/** A lower bound, so that most pairs need no trigonometry. */
const KM_PER_DEGREE = 110

function isWithin(one: GeoPoint, other: GeoPoint, miles: number): boolean {
  const isFar = Math.abs(one.latitude - other.latitude) * KM_PER_DEGREE > miles * KM_PER_MILE
  return !isFar && milesBetween(one, other) <= miles
}

function statesOf(places: readonly LocalPlace[]): LocalState[] {
  const states = new Map<string, LocalState & { places: LocalPlace[] }>()
  for (const place of places) {
    const slug = place.slug.slice(0, place.slug.lastIndexOf('/'))
    const { country, stateCode: code, stateName: name } = place
    const state = states.get(slug) ?? { slug, country, code, name, places: [] }
    state.places.push(place)
    states.set(slug, state)
  }
  return [...states.values()].toSorted((a, b) => compareNames(a.name, b.name))
}

/** Whether a place has enough content for a subject, so that search engines may index its page. */
export function hasPlacePage(place: LocalPlace, subject: LocalSubject): boolean {
  if (subject === 'screens') return place.screens >= LEAST_PRODUCTS
  const isLarge = place.population >= LEAST_PEOPLE
  return isLarge && (subject === 'online' || place.services >= LEAST_PRODUCTS)
}

/** The places of a state that have a page. */
export const placesWithPage = (
  places: readonly LocalPlace[],
  subject: LocalSubject,
): LocalPlace[] => places.filter((place) => hasPlacePage(place, subject))

/** The states of a country with pages; with null those of all countries. */
export const statesWithPages = (
  { states }: LocalDirectory,
  subject: LocalSubject,
  country: CampaignCountry | null,
): LocalState[] =>
  states.filter(
    (state) =>
      (country === null || state.country === country) &&
      placesWithPage(state.places, subject).length > 0,
  )

/** Whether a state's list of places is worth indexing. */
export const isStateListed = (state: LocalState, subject: LocalSubject): boolean =>
  placesWithPage(state.places, subject).length >= LEAST_PLACES_OF_STATE

/** The node of a path among the local pages of a subject; an unknown part leads to its parent. */
export function findLocalNode(
  directory: LocalDirectory,
  subject: LocalSubject,
  slug: string,
): LocalNode {
  const [first = '', second, ...rest] = slug.split('/')
  const nothing = { country: null, state: null, place: null }
  const country = CAMPAIGN_COUNTRIES.find((one) => COUNTRY_SLUGS[one] === first)
  if (!country || statesWithPages(directory, subject, country).length === 0)
    return { ...nothing, isExact: slug === '' }
  const state = statesWithPages(directory, subject, country).find(
    (one) => one.slug === `${first}/${second}`,
  )
  if (!state) return { ...nothing, country, isExact: second === undefined }
  const place = placesWithPage(state.places, subject).find((one) => one.slug === slug) ?? null
  return { country, state, place, isExact: place !== null || rest.length === 0 }
}

/** Every indexed path of a subject, without the section: "", "austria", "austria/vienna" … */
export function listedSlugs(directory: LocalDirectory, subject: LocalSubject): string[] {
  const states = statesWithPages(directory, subject, null)
  const countries = CAMPAIGN_COUNTRIES.filter((one) =>
    states.some(({ country }) => country === one),
  )
  return [
    '',
    ...countries.map((one) => COUNTRY_SLUGS[one]),
    ...states.filter((state) => isStateListed(state, subject)).map(({ slug }) => slug),
    ...placesWithPage(directory.places, subject).map(({ slug }) => slug),
  ]
}
