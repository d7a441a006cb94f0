import { loadPlaceCells, loadProducts, loadProfiles } from '#client/api/planning/planData.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import type { ProductError } from '#domain/foundation/errors/productError.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { CountryProfile, Place, RegionCell } from '#domain/foundation/geo/place.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { createResourceCache, type ResourceState } from '#client/state/foundation/resourceCache.ts'
import { loadZipCells } from './zipCells.ts'

type ProductsKey = `${CampaignCountry}|${MediaType}`
type ZipListKey = `${CampaignCountry}|${string}`

const profiles = createResourceCache<CampaignCountry, CountryProfile[]>(loadProfiles)
const places = createResourceCache<string, { place: Place; cells: RegionCell[] }>(loadPlaceCells)
const products = createResourceCache<ProductsKey, Product[]>((key) => {
  const [country, mediaType] = key.split('|') as [CampaignCountry, MediaType]
  return loadProducts(country, mediaType)
})
const zipLists = createResourceCache<ZipListKey, RegionCell[]>((key) => {
  const [country, codes] = key.split('|') as [CampaignCountry, string]
  return loadZipCells(country, codes.split(','))
})

/** The parts of the facts that one plan needs. */
export interface ReferenceNeeds {
  country: CampaignCountry
  placeIds: readonly string[]
  products: ProductsKey
  zipList: ZipListKey | null
}

export function referenceNeeds({ region, mediaType }: CampaignPlan): ReferenceNeeds {
  const { country, zipCodes } = region
  return {
    country,
    placeIds: region.places.map(({ placeId }) => placeId),
    products: `${country}|${mediaType}`,
    zipList: zipCodes.length > 0 ? `${country}|${zipCodes.join(',')}` : null,
  }
}

/** What is known of the facts a plan needs: all of them, some still on the way, or a failure. */
export type GatheredReference =
  | { status: 'loading' }
  | { status: 'ready'; reference: PlanReference }
  | { status: 'error'; error: ProductError }

/** Asks for all facts that are not there yet. */
export function wantReference(needs: ReferenceNeeds): void {
  profiles.want(needs.country)
  products.want(needs.products)
  for (const placeId of needs.placeIds) places.want(placeId)
  if (needs.zipList) zipLists.want(needs.zipList)
}

/** Asks again for the facts that failed. */
export function retryReference(needs: ReferenceNeeds): void {
  profiles.retry(needs.country)
  products.retry(needs.products)
  for (const placeId of needs.placeIds) places.retry(placeId)
  if (needs.zipList) zipLists.retry(needs.zipList)
}

type Parts = readonly ResourceState<unknown>[]

/** The last answer for each needs object: an unrelated arrival must not make a new reference, for the index over its cells. */
const answers = new WeakMap<ReferenceNeeds, { parts: Parts; gathered: GatheredReference }>()

/** The facts as they are known now; the same object until one of them changes. */
export function gatherReference(needs: ReferenceNeeds): GatheredReference {
  const parts = partsOf(needs)
  const before = answers.get(needs)
  const flat: Parts = [parts.known, parts.forSale, parts.inList, ...parts.around]
  if (before && before.parts.every((part, at) => part === flat[at])) return before.gathered
  const gathered = gather(parts)
  answers.set(needs, { parts: flat, gathered })
  return gathered
}

const NO_LIST: ResourceState<RegionCell[]> = { status: 'ready', value: [] }
const LOADING: GatheredReference = { status: 'loading' }

function partsOf(needs: ReferenceNeeds) {
  return {
    known: profiles.peek(needs.country),
    forSale: products.peek(needs.products),
    inList: needs.zipList ? zipLists.peek(needs.zipList) : NO_LIST,
    around: needs.placeIds.map((placeId) => places.peek(placeId)),
  }
}

function gather({ known, forSale, inList, around }: ReturnType<typeof partsOf>): GatheredReference {
  const failed = [known, forSale, inList, ...around].find(({ status }) => status === 'error')
  if (failed?.status === 'error') return { status: 'error', error: failed.error }
  if (known.status !== 'ready' || forSale.status !== 'ready' || inList.status !== 'ready') {
    return LOADING
  }
  const arrived = around.flatMap((state) => (state.status === 'ready' ? [state.value] : []))
  if (arrived.length < around.length) return LOADING
  const region = {
    profiles: known.value,
    places: arrived.map(({ place }) => place),
    cells: uniqueCells([...arrived.map(({ cells }) => cells), inList.value]),
  }
  return { status: 'ready', reference: { region, products: forSale.value } }
}

function uniqueCells(parts: RegionCell[][]): RegionCell[] {
  const filled = parts.filter((cells) => cells.length > 0)
  if (filled.length === 1 && filled[0]) return filled[0]
  const byId = new Map<string, RegionCell>()
  for (const cells of filled) for (const cell of cells) byId.set(cell.id, cell)
  return [...byId.values()]
}

/** Tells of every arrival. */
export function subscribeToReference(listener: () => void): () => void {
  const stops = [profiles, products, places, zipLists].map((cache) => cache.subscribe(listener))
  return () => {
    for (const stop of stops) stop()
  }
}
