import { INVENTORY_DIRECTORY, INVENTORY_FILES } from './catalogue/inventoryFiles.ts'
import { parseInventory, readInventoryTexts } from './catalogue/readInventory.ts'
import { applySeeds, seedHash, type Seed, type SeedOutcome, type SeedTarget } from './d1Seed.ts'
import type { SeedTable } from './seedTable.ts'

/** Raise when the tables are made differently from the same files. */
const LOADER_VERSION = '2'

/** Organizations, products and screens of an inventory directory, as a seed. Checked only when it has to be loaded. */
export function catalogueSeed(directory: string = INVENTORY_DIRECTORY): Seed {
  const texts = readInventoryTexts(directory)
  return {
    name: 'catalogue',
    hash: seedHash(LOADER_VERSION, ...INVENTORY_FILES.map((file) => texts[file])),
    tables: () => catalogueTables(parseInventory(texts)),
  }
}

/** Makes the database hold the inventory; raises InventoryError naming every wrong row and column. */
export async function loadCatalogue(options: {
  target: SeedTarget
  directory?: string
}): Promise<SeedOutcome> {
  const outcomes = await applySeeds([catalogueSeed(options.directory)], options.target)
  return outcomes['catalogue'] ?? 'unchanged'
}

function catalogueTables({
  organizations,
  products,
}: ReturnType<typeof parseInventory>): SeedTable[] {
  return [
    {
      table: 'organizations',
      columns: ['id', 'name', 'role', 'country', 'ratecard_date'],
      rows: organizations.map(({ id, name, role, country, ratecard_date }) => [
        id,
        name,
        role,
        country,
        ratecard_date,
      ]),
    },
    {
      table: 'products',
      columns: [
        'id',
        'organization_id',
        'media_type',
        'kind',
        'name',
        'country',
        'topic',
        'format_ids',
        'ratecard_cpm_minor',
        'base_cpm_minor',
        'min_spend_minor',
        'lead_time_days',
        'weekly_impressions',
        'premium',
      ],
      rows: products.map((product) => [
        product.id,
        product.organizationId,
        product.mediaType,
        product.kind,
        product.name,
        product.country,
        product.topic,
        JSON.stringify(product.formatIds),
        product.ratecardCpmMinor,
        product.baseCpmMinor,
        product.minSpendMinor,
        product.leadTimeDays,
        product.weeklyImpressions,
        Number(product.premium),
      ]),
    },
    {
      table: 'screens',
      columns: [
        'product_id',
        'latitude',
        'longitude',
        'city',
        'state_code',
        'postal_code',
        'venue_type',
        'orientation',
        'illuminated',
        'loop_slots',
        'slot_seconds',
        'plays_per_day_per_slot',
        'accepts_video',
      ],
      rows: products.flatMap(({ id, screen }) =>
        screen
          ? [
              [
                id,
                screen.latitude,
                screen.longitude,
                screen.city,
                screen.stateCode,
                screen.postalCode ?? null,
                screen.venueType,
                screen.orientation,
                Number(screen.illuminated),
                screen.loopSlots,
                screen.slotSeconds,
                screen.playsPerDayPerSlot,
                Number(screen.acceptsVideo),
              ],
            ]
          : [],
      ),
    },
  ]
}
