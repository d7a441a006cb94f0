import { cellsWithin, findLargePlaces } from '#database/queries/catalogue/places.ts'
import { todayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { placeTimeZone } from '#domain/planning/campaign/start/regionTimeZone.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { GEO_GROUPS, KM_PER_MILE } from '#domain/foundation/geo/campaignCountries.ts'
import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import {
  cityKey,
  findLocalNode,
  hasScreen,
  LEAST_PEOPLE,
  listedSlugs,
  localDirectory,
  type LocalDirectory,
  type LocalPlace,
  type ScreenProduct,
} from '#domain/planning/local/localDirectory.ts'
import { groundOf } from '#domain/planning/local/localForecast.ts'
import { FARTHEST_MILES, SUBJECT_MEDIA } from '#domain/planning/local/localSubject.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { hubView } from '#content/local/hubView.ts'
import {
  LOCAL_SECTION_SLUGS,
  LOCAL_SECTIONS,
  localPath,
  type LocalSectionSlug,
} from '#content/local/localSections.ts'
import type { LocalView } from '#content/local/localView.ts'
import type { PlaceFacts } from '#content/local/placeFacts.ts'
import { placeView } from '#content/local/placeView.ts'
import { readLand } from '#worker/adapters/planning/readLand.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { currentVersions } from '#worker/operations/catalogue/catalogue/currentVersions.ts'
import { cacheByVersion } from '#worker/operations/catalogue/catalogue/cacheByVersion.ts'
import { listProducts } from '#worker/operations/catalogue/catalogue/listProducts.ts'
import { productsEverywhere } from '#worker/operations/catalogue/catalogue/productsEverywhere.ts'
import { profilesOfGroup } from '#worker/operations/catalogue/places/profilesOfGroup.ts'

type Context = Pick<OperationContext, 'env' | 'db' | 'now'>

interface Everywhere {
  screens: ScreenProduct[]
  services: Product[]
}

const keptDirectory = cacheByVersion<LocalDirectory>(1)
/** A page is about 30 kB, so an isolate caches the most requested ones. */
const MOST_PAGES = 200
const cachedPages = cacheByVersion<LocalView>(MOST_PAGES)

/** Every screen and streaming service of every country. */
async function readEverywhere(context: Context): Promise<Everywhere> {
  const [screens, services] = await Promise.all([
    productsEverywhere(context, 'dooh'),
    productsEverywhere(context, 'ctv'),
  ])
  return { screens: screens.filter(hasScreen), services }
}

/** Data of local pages: places and inventory. */
async function localVersion(context: Context): Promise<string | null> {
  const { places, catalogue } = await currentVersions(context)
  return places === null || catalogue === null ? null : `${places} ${catalogue}`
}

/** Tree of local pages, built once per version of places and inventory. */
async function readDirectory(context: Context, everywhere: Everywhere): Promise<LocalDirectory> {
  const version = await localVersion(context)
  return await keptDirectory({ version, key: [] }, async () => {
    const named = new Set(
      everywhere.screens.map(({ country, screen }) =>
        cityKey(country, screen.stateCode, screen.city),
      ),
    )
    const candidates = await findLargePlaces(context.db, {
      leastPeople: LEAST_PEOPLE,
      named: [...named],
    })
    return localDirectory(candidates, everywhere)
  })
}

/**
 * The local page at an address of a section; a place without a page gets the list that would contain it. Cached per
 * version of places and inventory and per day of the place, as its plan starts some days after today.
 */
export async function readLocalPage(
  context: Context,
  { section, slug }: { section: LocalSectionSlug; slug: string },
): Promise<LocalView> {
  const everywhere = await readEverywhere(context)
  const directory = await readDirectory(context, everywhere)
  const node = findLocalNode(directory, LOCAL_SECTIONS[section], slug)
  const { country, state, place, isExact } = node
  const day = place ? todayIn(placeTimeZone(place), context.now) : null
  const key = [section, country, state?.slug, place?.slug, isExact, day]
  const { screens } = everywhere
  return await cachedPages({ version: await localVersion(context), key }, async () =>
    place
      ? placeView(section, await placeFacts(context, section, { place, directory, screens }))
      : hubView(section, { directory, node, screens }),
  )
}

async function placeFacts(
  context: Context,
  section: LocalSectionSlug,
  found: { place: LocalPlace; directory: LocalDirectory; screens: readonly ScreenProduct[] },
): Promise<PlaceFacts> {
  const { place, directory, screens } = found
  const { country } = place
  const medium = SUBJECT_MEDIA[LOCAL_SECTIONS[section]]
  const [cells, profiles, land, products] = await Promise.all([
    cellsWithin(context.db, GEO_GROUPS[country], place, FARTHEST_MILES * KM_PER_MILE),
    profilesOfGroup(context, country),
    readLand(context.env, country),
    productsOf(context, country, medium ? [medium] : MEDIA_TYPES),
  ])
  const group: readonly CampaignCountry[] = GEO_GROUPS[country]
  products.set(
    'dooh',
    screens.filter((one) => group.includes(one.country)),
  )
  return { ...groundOf({ place, cells, profiles, now: context.now }), directory, land, products }
}

/** The country's products in some media, except screens, which are already loaded. */
const productsOf = async (
  context: Context,
  country: CampaignCountry,
  media: readonly MediaType[],
): Promise<Map<MediaType, Product[]>> =>
  new Map(
    await Promise.all(
      media
        .filter((mediaType) => !isOnScreens(mediaType))
        .map(
          async (mediaType) =>
            [mediaType, await listProducts(context, { country, mediaType })] as const,
        ),
    ),
  )

/** The tree of all places that have a page. */
export const readLocalDirectory = async (context: Context): Promise<LocalDirectory> =>
  await readDirectory(context, await readEverywhere(context))

/** Addresses of indexed local pages, section by section. */
export async function listLocalPages(context: Context): Promise<Map<LocalSectionSlug, string[]>> {
  const directory = await readLocalDirectory(context)
  return new Map(
    LOCAL_SECTION_SLUGS.map((section) => [
      section,
      listedSlugs(directory, LOCAL_SECTIONS[section]).map((slug) => localPath(section, slug)),
    ]),
  )
}
