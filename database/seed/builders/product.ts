import type { Product, Screen } from '#domain/catalogue/products/product.ts'
import type { Database } from '../../connection.ts'
import { organizations, products, screens } from '#database/schema/catalogue/catalogue.ts'

/** A website that can be booked; override the fields under test. */
export function buildProduct(changes: Partial<Product> = {}): Product {
  return {
    id: 'site_us_test_kitchen',
    organization: 'Test Publishing',
    mediaType: 'online_display',
    kind: 'website',
    name: 'Test Kitchen',
    country: 'US',
    topic: 'cooking',
    formatIds: ['display_300x250', 'display_728x90', 'display_120x600'],
    ratecardCpmMinor: 7_20,
    baseCpmMinor: 6_00,
    minSpendMinor: 25_00,
    leadTimeDays: 2,
    weeklyImpressions: 5_000_000,
    premium: false,
    ...changes,
  }
}

/** A roadside screen in Austin with a loop of eight slots; override the fields under test. */
export function buildScreenProduct(
  changes: Partial<Omit<Product, 'screen'>> = {},
  screenChanges: Partial<Screen> = {},
): Product & { screen: Screen } {
  const product = buildProduct({
    id: 'screen_us_austin_test_road',
    organization: 'Test Outdoor',
    mediaType: 'dooh',
    kind: 'screen',
    name: 'Test Road at 1st',
    topic: '',
    formatIds: ['dooh_16x9_static'],
    ratecardCpmMinor: 6_00,
    baseCpmMinor: 5_00,
    leadTimeDays: 5,
    weeklyImpressions: 100_000,
    ...changes,
  })
  return {
    ...product,
    screen: {
      latitude: 30.2672,
      longitude: -97.7431,
      city: 'Austin',
      stateCode: 'TX',
      venueType: 'roadside',
      orientation: 'landscape',
      illuminated: true,
      loopSlots: 8,
      slotSeconds: 8,
      playsPerDayPerSlot: 1_350,
      acceptsVideo: false,
      ...screenChanges,
    },
  }
}

/** Inserts products, their organizations and screens into a database. */
export async function insertProducts(db: Database, list: readonly Product[]): Promise<void> {
  for (const { organization, ratecardDate, screen, ...product } of list) {
    const organizationId = `org_${organization.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`
    await db
      .insert(organizations)
      .values({
        id: organizationId,
        name: organization,
        role: 'publisher',
        country: product.country,
        ratecardDate,
      })
      .onConflictDoNothing()
    await db.insert(products).values({ ...product, organizationId })
    if (screen) await db.insert(screens).values({ ...screen, productId: product.id })
  }
}
