import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { type Product, productSchema } from '#domain/catalogue/products/product.ts'
import type { PlacementScreen } from '#domain/creatives/creative/placement.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { compareNames, compareText } from '#domain/foundation/search/foldText.ts'
import type { Database } from '#database/connection.ts'
import { organizations, products, screens } from '#database/schema/catalogue/catalogue.ts'
import { containsText, foundByWords } from '#database/queries/foundation/searchIndex.ts'

/** Which products are for sale. */
export interface ForSale {
  /** The fictional inventory is for sale everywhere except in production. */
  withExamples: boolean
}

/** Publishers that ops took offline. */
const OFFLINE = sql`(select id from organizations where offline_at is not null)`

/** Whether a product is for sale. */
export const isForSale = ({ withExamples }: ForSale) =>
  and(
    isNull(products.retiredAt),
    sql`${products.organizationId} not in ${OFFLINE}`,
    withExamples ? undefined : eq(products.isExample, false),
  )

/** All products of a medium that are for sale in some countries (a geo group), by name. */
export async function listProducts(
  db: Database,
  filter: ForSale & { countries: readonly CampaignCountry[]; mediaType: MediaType },
): Promise<Product[]> {
  const rows = await selectProducts(db)
    .where(
      and(
        eq(products.mediaType, filter.mediaType),
        inArray(products.country, [...filter.countries]),
        isForSale(filter),
      ),
    )
    .orderBy(asc(products.name), asc(products.id))
  return rows.map(toProduct)
}

/** All products that tags may request, including retired ones: booked campaigns run on them to their end. */
export async function listAllProducts(db: Database): Promise<Product[]> {
  return (await selectProducts(db).orderBy(products.id)).map(toProduct)
}

/** The products whose publisher is offline: they get no ads. */
export async function listOfflineProducts(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.organizationId} in ${OFFLINE}`)
    .orderBy(products.id)
  return rows.map(({ id }) => id)
}

/** How many products are for sale, and how many of them are fictional. */
export async function countForSale(
  db: Database,
  forSale: ForSale,
): Promise<{ products: number; examples: number }> {
  const counted = await db
    .select({
      products: sql<number>`count(*)`,
      examples: sql<number>`coalesce(sum(${products.isExample}), 0)`,
    })
    .from(products)
    .where(isForSale(forSale))
    .get()
  return counted ?? { products: 0, examples: 0 }
}

/** A query for products with their joined rows, to be narrowed. */
export function selectProducts(db: Database) {
  return db
    .select({
      product: products,
      organization: organizations.name,
      ratecardDate: organizations.ratecardDate,
      offlineAt: organizations.offlineAt,
      screen: screens,
    })
    .from(products)
    .leftJoin(organizations, eq(organizations.id, products.organizationId))
    .leftJoin(screens, eq(screens.productId, products.id))
}

/** A product with its publisher and its screen, as rows. */
export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

/** The product of a row. */
export function toProduct({ product, organization, ratecardDate, screen }: ProductRow): Product {
  const { organizationId, ...facts } = product
  return productSchema.parse({
    ...facts,
    isExample: facts.isExample || undefined,
    organization: organization ?? organizationId,
    ratecardDate: ratecardDate ?? undefined,
    ...(screen ? { screen: { ...screen, postalCode: screen.postalCode ?? undefined } } : {}),
  })
}

/** The filters of a product list. */
export interface ProductSearch {
  mediaType?: MediaType | undefined
  /** Part of the product's name, its publisher's name or its id. */
  search?: string | undefined
}

/** A page of products of all countries by name, after `after`. */
export async function searchProducts(
  db: Database,
  { mediaType, search }: ProductSearch,
  { after, limit }: { after: string | null; limit: number },
): Promise<(Product & { isRetired: boolean; isOffline: boolean })[]> {
  // SQL cannot order names: it does not fold accents.
  const found = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .leftJoin(organizations, eq(organizations.id, products.organizationId))
    .where(
      and(
        mediaType && eq(products.mediaType, mediaType),
        search
          ? or(
              containsText(sql`${products.name}`, search),
              containsText(sql`${organizations.name}`, search),
              containsText(sql`${products.id}`, search),
              sql`${products.id} in (${foundByWords('product', search)})`,
            )
          : undefined,
      ),
    )
  const ids = found
    .toSorted((a, b) => compareNames(a.name, b.name) || compareText(a.id, b.id))
    .map(({ id }) => id)
  const page = ids.slice(after === null ? 0 : ids.indexOf(after) + 1).slice(0, limit)
  const rows = await selectProducts(db).where(
    sql`${products.id} in (select value from json_each(${JSON.stringify(page)}))`,
  )
  const byId = new Map(rows.map((row) => [row.product.id, row]))
  return page
    .flatMap((id) => byId.get(id) ?? [])
    .map((row) =>
      Object.assign(toProduct(row), {
        isRetired: row.product.retiredAt !== null,
        isOffline: row.offlineAt !== null,
      }),
    )
}

/** A product by its id; null where no organization sells it. */
export async function findProduct(db: Database, id: string): Promise<Product | null> {
  const [row] = await selectProducts(db).where(eq(products.id, id))
  return row ? toProduct(row) : null
}

/** Those of these names that a product has, any number of them: one parameter carries the list. */
export async function productNamesAmong(
  db: Database,
  names: readonly string[],
): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const list = JSON.stringify(names)
  const rows = await db
    .select({ name: products.name })
    .from(products)
    .where(sql`${products.name} in (select value from json_each(${list}))`)
  return new Set(rows.map(({ name }) => name))
}

/** The screen facts that creatives are checked against, in the order of the screens' names. */
export const listScreenFacts = async (
  db: Database,
  productIds: readonly string[],
): Promise<PlacementScreen[]> => [...(await screenFactsById(db, productIds)).values()]

/** The same facts by product id, in that order. */
export async function screenFactsById(
  db: Database,
  productIds: readonly string[],
): Promise<Map<string, PlacementScreen>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: screens.productId,
      name: products.name,
      acceptsVideo: screens.acceptsVideo,
      formatIds: products.formatIds,
      weeklyImpressions: products.weeklyImpressions,
    })
    .from(screens)
    .innerJoin(products, eq(products.id, screens.productId))
    .where(
      sql`${screens.productId} in (select value from json_each(${JSON.stringify(productIds)}))`,
    )
  const sorted = rows.toSorted((a, b) => compareNames(a.name, b.name))
  return new Map(sorted.map(({ id, ...facts }) => [id, facts]))
}
