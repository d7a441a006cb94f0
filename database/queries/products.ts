import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Product, productSchema } from '#domain/catalogue/product.ts'
import type { CampaignCountry } from '#domain/geo/country.ts'
import type { MediaType } from '#domain/media/mediaType.ts'
import type { Database } from '../connection.ts'
import { organizations, products, screens } from '../schema/catalogue.ts'

/** All products of a medium in some countries (a geo group), by name. */
export async function listProducts(
  db: Database,
  filter: { countries: readonly CampaignCountry[]; mediaType: MediaType },
): Promise<Product[]> {
  const rows = await selectProducts(db)
    .where(
      and(
        eq(products.mediaType, filter.mediaType),
        inArray(products.country, [...filter.countries]),
      ),
    )
    .orderBy(asc(products.name), asc(products.id))
  return rows.map(toProduct)
}

function selectProducts(db: Database) {
  return db
    .select({ product: products, organization: organizations.name, screen: screens })
    .from(products)
    .leftJoin(organizations, eq(organizations.id, products.organizationId))
    .leftJoin(screens, eq(screens.productId, products.id))
}

type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

function toProduct({ product, organization, screen }: ProductRow): Product {
  const { organizationId, ...facts } = product
  return productSchema.parse({
    ...facts,
    organization: organization ?? organizationId,
    ...(screen ? { screen } : {}),
  })
}
