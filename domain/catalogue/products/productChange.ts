import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { z } from 'zod'
import { amountMinorSchema } from '#domain/foundation/money/money.ts'
import type { Product } from './product.ts'

/** A stored product with its publisher. */
export type StoredProduct = Product & {
  organizationId: string
  /** Retired; campaigns booked on it keep running. */
  isRetired?: boolean
}

/** Maximum number of products in one change. */
export const MAX_CHANGED_PRODUCTS = 5_000
/** Maximum size of a file, as a request cannot carry more. */
export const MAX_CSV_CHARACTERS = 450_000
/** Maximum number of products chosen by hand at once. */
export const MAX_CHOSEN_PRODUCTS = 200

/** An edit of chosen products; omitted fields stay unchanged. */
export const productEditSchema = z
  .object({
    name: z.string().trim().min(1).max(120).optional(),
    baseCpmMinor: z.int().positive().optional(),
    ratecardCpmMinor: z.int().positive().optional(),
    /** Changes both prices by this percentage, to the cent. */
    pricePercent: z.number().min(-90).max(300).optional(),
    minSpendMinor: amountMinorSchema.optional(),
    leadTimeDays: z.int().min(0).max(60).optional(),
    weeklyImpressions: z.int().nonnegative().optional(),
    premium: z.boolean().optional(),
  })
  .refine((edit) => Object.values(edit).some((value) => value !== undefined), {
    message: 'Please change something.',
  })
export type ProductEdit = z.infer<typeof productEditSchema>

/** An edit of only prices, which can be scheduled for a day. */
export const isPriceEdit = (edit: ProductEdit): boolean =>
  Object.entries(edit).every(
    ([name, value]) =>
      value === undefined || ['baseCpmMinor', 'ratecardCpmMinor', 'pricePercent'].includes(name),
  )

/** The product after an edit. */
export function editProduct(product: StoredProduct, edit: ProductEdit): StoredProduct {
  const { pricePercent, ...rest } = edit
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  const edited: StoredProduct = { ...product, ...(Object.fromEntries(given) as Partial<Product>) }
  if (pricePercent === undefined) return edited
  const moved = (cents: number) => Math.max(1, Math.round((cents * (100 + pricePercent)) / 100))
  return {
    ...edited,
    baseCpmMinor: moved(edited.baseCpmMinor),
    ratecardCpmMinor: moved(edited.ratecardCpmMinor),
  }
}

/** A field of a product before and after, as text. */
export interface FieldChange {
  field: string
  before: string
  after: string
}

/** The effect of a change on a product. */
export interface ProductChangeRow {
  /** For a file: the row number, as a spreadsheet counts. */
  row: number | null
  id: string
  name: string
  kind: 'new' | 'changed' | 'same'
  changes: FieldChange[]
}

/** An obstacle to a change, and its remedy. */
export interface ChangeProblem {
  row: number | null
  id: string
  column: string
  reason: string
}

/** A product change before it is made, or after. */
export interface ProductChangesView {
  rows: ProductChangeRow[]
  problems: ChangeProblem[]
  /** The number of unchanged products. */
  same: number
  /** A digest of the preview: the change applies only to exactly that state. */
  token: string
  isApplied: boolean
}

const dollars = (cents: number) => (cents / 100).toFixed(2)
const whole = (count: number) => formatCount(count)
const yesNo = (value: boolean) => (value ? 'yes' : 'no')

/** A product's fields by the column names of a file, as text. */
function factsOf(product: StoredProduct): Record<string, string> {
  const { screen } = product
  return {
    organization: product.organizationId,
    name: product.name,
    kind: product.kind,
    country: product.country,
    topic: product.topic,
    formats: product.formatIds.join(' '),
    cpm_usd: dollars(product.baseCpmMinor),
    ratecard_cpm_usd: dollars(product.ratecardCpmMinor),
    min_spend_usd: dollars(product.minSpendMinor),
    lead_time_days: whole(product.leadTimeDays),
    weekly_impressions: whole(product.weeklyImpressions),
    premium: yesNo(product.premium),
    example: yesNo(product.isExample ?? false),
    for_sale: yesNo(!product.isRetired),
    ...(screen
      ? {
          state: screen.stateCode,
          postal_code: screen.postalCode ?? '',
          city: screen.city,
          latitude: String(screen.latitude),
          longitude: String(screen.longitude),
          venue: screen.venueType,
          orientation: screen.orientation,
          illuminated: yesNo(screen.illuminated),
          loop_slots: whole(screen.loopSlots),
          slot_seconds: whole(screen.slotSeconds),
          plays_per_day: whole(screen.playsPerDayPerSlot),
          video: yesNo(screen.acceptsVideo),
        }
      : {}),
  }
}

/** The differences between a stored product (null: none) and the changed one. */
export function changeOf(
  before: StoredProduct | null,
  after: StoredProduct,
  row: number | null,
): ProductChangeRow {
  const { id, name } = after
  const was = before ? factsOf(before) : {}
  const changes = Object.entries(factsOf(after))
    .filter(([field, value]) => was[field] !== value)
    .map(([field, value]) => ({ field, before: was[field] ?? '', after: value }))
  const kind = before === null ? 'new' : changes.length > 0 ? 'changed' : 'same'
  return { row, id, name, kind, changes: before === null ? [] : changes }
}

/** The limits of every product, whoever changes it. */
export function productProblems(
  before: StoredProduct | null,
  after: StoredProduct,
  bookedSlots: number,
): { column: string; reason: string }[] {
  const problems: { column: string; reason: string }[] = []
  if (after.ratecardCpmMinor < after.baseCpmMinor)
    problems.push({
      column: 'ratecard_cpm_usd',
      reason: `is below cpm_usd (${dollars(after.baseCpmMinor)}): raise it, or lower cpm_usd`,
    })
  if (before && before.mediaType !== after.mediaType)
    problems.push({
      column: 'id',
      reason: 'is a product of another medium: give the new one an id of its own',
    })
  if (before && after.screen && after.screen.loopSlots < bookedSlots)
    problems.push({
      column: 'loop_slots',
      reason: `must be at least ${bookedSlots}: so many are booked or held from this week on`,
    })
  return problems
}
