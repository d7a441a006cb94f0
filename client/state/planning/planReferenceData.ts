import { loadPlaceCells, loadProducts, loadProfiles } from '#client/api/planning/planData.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { ProductError } from '#domain/foundation/errors/productError.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import { FEW_PLACES, type CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import type { PlanPlace } from '#domain/foundation/geo/planRegion.ts'
import type { CountryProfile, Place, RegionCell } from '#domain/foundation/geo/place.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { createResourceCache, type ResourceState } from '#client/state/foundation/resourceCache.ts'
import { loadZipCells } from './zipCells.ts'

type ProductsKey = `${CampaignCountry}|${MediaType}`
type PlaceListKey = `${CampaignCountry}|${string}`
type ZipListKey = `${CampaignCountry}|${string}`

const profiles = createResourceCache<CampaignCountry, CountryProfile[]>(loadProfiles)
const places = createResourceCache<string, { place: Place; cells: RegionCell[] }>(loadPlaceCells)
const products = createResourceCache<ProductsKey, Pick<PlanReference, 'products' | 'bands'>>(
  (key) => {
    const [country, mediaType] = key.split('|') as [CampaignCountry, MediaType]
    return loadProducts(country, mediaType)
  },
)
const placeLists = createResourceCache<PlaceListKey, { places: Place[]; cells: RegionCell[] }>(
  async (key) => (await import('./loadPlaceList.ts')).loadPlaceList(key),
)
const zipLists = createResourceCache<ZipListKey, RegionCell[]>((key) => {
  const [country, codes] = key.split('|') as [CampaignCountry, string]
  return loadZipCells(country, codes.split(','))
})

/** The parts of the facts that one plan needs. */
export interface ReferenceNeeds {
  country: CampaignCountry
  /** Places that are loaded one by one. */
  placeIds: readonly string[]
  /** For many places: all of them, with their radii. */
  placeList: PlaceListKey | null
  products: ProductsKey
  zipList: ZipListKey | null
}

export function referenceNeeds({ region, mediaType }: CampaignPlan): ReferenceNeeds {
  const { country, zipCodes, wholeCountry, places, excluded = [] } = region
  const circles = [...(wholeCountry ? [] : places), ...excluded]
  const isLong = circles.length > FEW_PLACES
  return {
    country,
    placeIds: isLong ? [] : circles.map(({ placeId }) => placeId),
    placeList: isLong ? `${country}|${listOf(circles)}` : null,
    products: `${country}|${mediaType}`,
    zipList: zipCodes.length > 0 ? `${country}|${zipCodes.join(',')}` : null,
  }
}

/** Radii are rounded up, so that a slider does not send a request at each step. */
const RADIUS_STEP = 25

const listOf = (circles: readonly PlanPlace[]): string =>
  circles
    .map(({ placeId, radius }) => `${placeId}@${Math.ceil(radius / RADIUS_STEP) * RADIUS_STEP}`)
    .join()

/** The available facts of a plan: all, some still loading, or a failure. */
export type GatheredReference =
  | { status: 'loading' }
  | { status: 'ready'; reference: PlanReference }
  | { status: 'error'; error: ProductError }

/** Requests all missing facts. */
export function wantReference(needs: ReferenceNeeds): void {
  profiles.want(needs.country)
  products.want(needs.products)
  for (const placeId of needs.placeIds) places.want(placeId)
  if (needs.placeList) placeLists.want(needs.placeList)
  if (needs.zipList) zipLists.want(needs.zipList)
}

/** Requests the failed facts again. */
export function retryReference(needs: ReferenceNeeds): void {
  profiles.retry(needs.country)
  products.retry(needs.products)
  for (const placeId of needs.placeIds) places.retry(placeId)
  if (needs.placeList) placeLists.retry(needs.placeList)
  if (needs.zipList) zipLists.retry(needs.zipList)
}

type Parts = readonly ResourceState<unknown>[]

/**
 * The last result for each needs object: an unrelated arrival must not create a new reference,
 * which would rebuild the index over its cells.
 */
const answers = new WeakMap<ReferenceNeeds, { parts: Parts; gathered: GatheredReference }>()

/** The facts available now; the same object until one of them changes. */
export function gatherReference(needs: ReferenceNeeds): GatheredReference {
  const parts = partsOf(needs)
  const before = answers.get(needs)
  const flat: Parts = [parts.known, parts.forSale, parts.inList, parts.listed, ...parts.around]
  if (before && before.parts.every((part, at) => part === flat[at])) return before.gathered
  const gathered = gather(parts)
  answers.set(needs, { parts: flat, gathered })
  return gathered
}

const NO_LIST: ResourceState<RegionCell[]> = { status: 'ready', value: [] }
const NO_PLACES: ResourceState<{ places: Place[]; cells: RegionCell[] }> = {
  status: 'ready',
  value: { places: [], cells: [] },
}
const LOADING: GatheredReference = { status: 'loading' }

function partsOf(needs: ReferenceNeeds) {
  return {
    known: profiles.peek(needs.country),
    forSale: products.peek(needs.products),
    inList: needs.zipList ? zipLists.peek(needs.zipList) : NO_LIST,
    listed: needs.placeList ? placeLists.peek(needs.placeList) : NO_PLACES,
    around: needs.placeIds.map((placeId) => places.peek(placeId)),
  }
}

function gather({
  known,
  forSale,
  inList,
  listed,
  around,
}: ReturnType<typeof partsOf>): GatheredReference {
  const failed = [known, forSale, inList, listed, ...around].find(
    ({ status }) => status === 'error',
  )
  if (failed?.status === 'error') return { status: 'error', error: failed.error }
  if (known.status !== 'ready' || forSale.status !== 'ready') return LOADING
  if (inList.status !== 'ready' || listed.status !== 'ready') return LOADING
  const arrived = around.flatMap((state) => (state.status === 'ready' ? [state.value] : []))
  if (arrived.length < around.length) return LOADING
  const region = {
    profiles: known.value,
    places: [...listed.value.places, ...arrived.map(({ place }) => place)],
    cells: uniqueCells([...arrived.map(({ cells }) => cells), listed.value.cells, inList.value]),
  }
  return { status: 'ready', reference: { region, ...forSale.value } }
}

function uniqueCells(parts: RegionCell[][]): RegionCell[] {
  const filled = parts.filter((cells) => cells.length > 0)
  if (filled.length === 1 && filled[0]) return filled[0]
  const byId = new Map<string, RegionCell>()
  for (const cells of filled) for (const cell of cells) byId.set(cell.id, cell)
  return [...byId.values()]
}

/** Notifies of every arrival. */
export function subscribeToReference(listener: () => void): () => void {
  const stops = [profiles, products, places, placeLists, zipLists].map((cache) =>
    cache.subscribe(listener),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
