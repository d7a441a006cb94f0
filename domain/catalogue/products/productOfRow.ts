import type { z } from 'zod'
import type { AdFormatId } from '../adFormat.ts'
import type { ProductRow, RowMedium, ScreenRow } from './inventoryRow.ts'
import { productSchema } from './product.ts'
import type { StoredProduct } from './productChange.ts'

function offerOf(row: ProductRow | ScreenRow) {
  return {
    id: row.id,
    organization: row.organization,
    name: row.name,
    country: row.country,
    baseCpmMinor: row.cpm_usd,
    ratecardCpmMinor: row.ratecard_cpm_usd,
    minSpendMinor: row.min_spend_usd,
    leadTimeDays: row.lead_time_days,
    weeklyImpressions: row.weekly_impressions,
    premium: row.premium,
  }
}

const stored = (
  row: ProductRow | ScreenRow,
  product: z.input<typeof productSchema>,
): StoredProduct => ({
  ...productSchema.parse(product),
  organizationId: row.organization,
  ...(row.example ? { isExample: true as const } : {}),
})

/** The product of a row. */
export function productOfRow(row: ProductRow, mediaType: RowMedium): StoredProduct {
  return stored(row, {
    ...offerOf(row),
    mediaType,
    kind: row.kind,
    topic: row.topic,
    formatIds: row.formats,
  })
}

/** The screen of a row. */
export function screenOfRow(row: ScreenRow): StoredProduct {
  return stored(row, {
    ...offerOf(row),
    mediaType: 'dooh',
    kind: 'screen',
    topic: '',
    formatIds: screenFormats(row),
    screen: {
      latitude: row.latitude,
      longitude: row.longitude,
      city: row.city,
      stateCode: row.state,
      ...(row.postal_code === '' ? {} : { postalCode: row.postal_code }),
      venueType: row.venue,
      orientation: row.orientation,
      illuminated: row.illuminated,
      loopSlots: row.loop_slots,
      slotSeconds: row.slot_seconds,
      playsPerDayPerSlot: row.plays_per_day,
      acceptsVideo: row.video,
    },
  })
}

/** A screen's formats follow from its orientation and whether it allows motion. */
function screenFormats({ orientation, video }: ScreenRow): AdFormatId[] {
  if (orientation === 'landscape') {
    return video ? ['dooh_16x9_static', 'dooh_16x9_video'] : ['dooh_16x9_static']
  }
  return video ? ['dooh_9x16_static', 'dooh_9x16_video'] : ['dooh_9x16_static']
}
