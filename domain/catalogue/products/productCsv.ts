import { csvLine } from '#domain/foundation/export/csvCell.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { StoredProduct } from './productChange.ts'

const OFFER_COLUMNS = [
  'cpm_usd',
  'ratecard_cpm_usd',
  'min_spend_usd',
  'lead_time_days',
  'weekly_impressions',
  'premium',
] as const

/** The columns of a product file for other media than screens. */
export const PRODUCT_COLUMNS = [
  'id',
  'organization',
  'name',
  'kind',
  'country',
  'topic',
  'formats',
  ...OFFER_COLUMNS,
] as const

/** The columns of a screen file. */
export const SCREEN_COLUMNS = [
  'id',
  'organization',
  'name',
  'country',
  'state',
  'city',
  'postal_code',
  'latitude',
  'longitude',
  'venue',
  'orientation',
  'illuminated',
  'loop_slots',
  'slot_seconds',
  'plays_per_day',
  'video',
  ...OFFER_COLUMNS,
] as const

type Column = (typeof PRODUCT_COLUMNS)[number] | (typeof SCREEN_COLUMNS)[number]

/** The columns of a medium's file. */
export const columnsOf = (mediaType: MediaType): readonly Column[] =>
  isOnScreens(mediaType) ? SCREEN_COLUMNS : PRODUCT_COLUMNS

/**
 * Exports products of a medium in the import format: importing the file unchanged has no effect.
 * Without products, it has only the header.
 */
export function productCsv(mediaType: MediaType, products: readonly StoredProduct[]): string {
  const columns = columnsOf(mediaType)
  const isMarked = products.some(({ isExample }) => isExample)
  const lines = products.map((product) => {
    const cells = cellsOf(product)
    return [
      ...columns.map((column) => cells[column] ?? ''),
      ...(isMarked ? [yesNo(product.isExample ?? false)] : []),
    ]
  })
  return [[...columns, ...(isMarked ? ['example'] : [])], ...lines]
    .map((line) => csvLine(line))
    .join('')
}

const dollars = (cents: number) => (cents / 100).toFixed(2)
const yesNo = (value: boolean) => (value ? 'yes' : 'no')

function cellsOf(product: StoredProduct): Partial<Record<Column, string | number>> {
  const { screen } = product
  return {
    id: product.id,
    organization: product.organizationId,
    name: product.name,
    kind: product.kind,
    country: product.country,
    topic: product.topic,
    formats: product.formatIds.join(' '),
    cpm_usd: dollars(product.baseCpmMinor),
    ratecard_cpm_usd: dollars(product.ratecardCpmMinor),
    min_spend_usd: dollars(product.minSpendMinor),
    lead_time_days: product.leadTimeDays,
    weekly_impressions: product.weeklyImpressions,
    premium: yesNo(product.premium),
    ...(screen
      ? {
          state: screen.stateCode,
          city: screen.city,
          postal_code: screen.postalCode ?? '',
          latitude: screen.latitude,
          longitude: screen.longitude,
          venue: screen.venueType,
          orientation: screen.orientation,
          illuminated: yesNo(screen.illuminated),
          loop_slots: screen.loopSlots,
          slot_seconds: screen.slotSeconds,
          plays_per_day: screen.playsPerDayPerSlot,
          video: yesNo(screen.acceptsVideo),
        }
      : {}),
  }
}
