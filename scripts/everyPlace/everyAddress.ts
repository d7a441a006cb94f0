import { DETAIL_SECTIONS, productListPath, productPath } from '#content/details/detailSections.ts'
import { findableDetails } from '#content/details/formatPages.ts'
import {
  LOCAL_SECTION_SLUGS,
  LOCAL_SECTIONS,
  localHubPath,
  localPath,
} from '#content/local/localSections.ts'
import { sitePath } from '#content/sitePaths.ts'
import { similarProducts } from '#domain/catalogue/products/productFigures.ts'
import { placesWithPage } from '#domain/planning/local/localDirectory.ts'
import { neighboursOf } from '#domain/planning/local/localForecast.ts'
import { seededDirectory, seededOffer } from '#scripts/seed/catalogue/seededPages.ts'

/** A page to request, and the one to compare it with. */
export interface Address {
  path: string
  kind: 'list of places' | 'place' | 'list or format' | 'product'
  /** Path of the page that is probably most similar. */
  sibling: string | null
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  return await answer.text()
}

/** Paths in a part of the served sitemap. */
async function listedPaths(origin: string, part: string): Promise<string[]> {
  const xml = await textOf(origin + sitePath('sitemapPart', { part }))
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
}

/** Nearest place of each place, by the tree of the seeds; none for lists of places. */
function nearestPlaces(): ReadonlyMap<string, string> {
  const pairs = LOCAL_SECTION_SLUGS.flatMap((section) => {
    const places = placesWithPage(seededDirectory.places, LOCAL_SECTIONS[section])
    return places.flatMap((place) =>
      neighboursOf(place, places, 1).map(
        ({ place: nearest }) =>
          [localPath(section, place.slug), localPath(section, nearest.slug)] as const,
      ),
    )
  })
  return new Map(pairs)
}

/** Country, state and place. */
const PLACE_PARTS = 3

async function localAddresses(origin: string): Promise<Address[]> {
  const nearest = nearestPlaces()
  const addresses: Address[] = []
  for (const section of LOCAL_SECTION_SLUGS) {
    const placeDepth = localHubPath(section).split('/').length + PLACE_PARTS
    for (const path of await listedPaths(origin, `${section}-local.xml`)) {
      const isPlace = path.split('/').length === placeDepth
      const sibling = nearest.get(path) ?? null
      if (isPlace && sibling === null) throw new Error(`${path} is no place of the seeds.`)
      addresses.push({ path, kind: isPlace ? 'place' : 'list of places', sibling })
    }
  }
  return addresses
}

/** The most similar other product of each product. */
const similarOnes: ReadonlyMap<string, string | null> = new Map(
  DETAIL_SECTIONS.flatMap((section) => {
    const offer = seededOffer(section)
    return offer.map((product) => {
      const [similar] = similarProducts(product, offer, 1)
      return [productPath(product) ?? '', similar ? productPath(similar) : null] as const
    })
  }),
)

/** Product pages, from the links of the served lists. */
async function productAddresses(origin: string): Promise<Address[]> {
  const addresses: Address[] = []
  for (const section of DETAIL_SECTIONS) {
    const list = productListPath(section)
    const html = await textOf(origin + list)
    const links = [...html.matchAll(new RegExp(`(?<=href=")${list}/[^"?#]+`, 'g'))]
    const paths = new Set(links.map(([path]) => path))
    if (paths.size !== seededOffer(section).length)
      throw new Error(`${list} leads to ${paths.size} of ${seededOffer(section).length} products.`)
    for (const path of paths)
      addresses.push({ path, kind: 'product', sibling: similarOnes.get(path) ?? null })
  }
  return addresses
}

const listsAndFormats = (): Address[] =>
  DETAIL_SECTIONS.flatMap(({ slug }) =>
    findableDetails(slug).map((path) => ({ path, kind: 'list or format', sibling: null })),
  )

/** Every place, product and format page of a server, from its sitemap and its lists. */
export async function everyAddress(origin: string): Promise<Address[]> {
  return [
    ...(await localAddresses(origin)),
    ...listsAndFormats(),
    ...(await productAddresses(origin)),
  ]
}
