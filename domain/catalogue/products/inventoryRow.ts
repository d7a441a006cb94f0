import { z } from 'zod'
import { campaignCountrySchema } from '#domain/foundation/geo/country.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { findAdFormat } from '../adFormat.ts'
import { type ProductKind, productKindSchema, venueTypeSchema } from './product.ts'
import { findTopic } from '../topic.ts'
import { visibleText } from '#domain/foundation/forms/visibleText.ts'

/** A medium that is not sold by screen. */
export type RowMedium = Exclude<MediaType, 'dooh'>

/** Kinds of products of a medium. */
export const KINDS_OF_MEDIUM: Record<RowMedium, readonly ProductKind[]> = {
  online_display: ['website'],
  mobile_display: ['app', 'website'],
  online_video: ['website', 'app'],
  online_audio: ['station'],
  ctv: ['streaming_service'],
}

const SECONDS_PER_DAY = 86_400

const text = z.string().trim().min(1, 'must not be empty')
const idOf = (prefix: string) =>
  text.max(64).regex(/^[a-z0-9_]+$/, `must be ${prefix}, of a-z, 0-9 and _, at most 64 long`)
const whole = z
  .string()
  .regex(/^\d+$/, 'must be a whole number without separators')
  .transform(Number)
const dollars = z
  .string()
  .regex(/^\d+(\.\d{1,2})?$/, 'must be dollars such as 6 or 6.50')
  .transform((value) => Math.round(Number(value) * 100))
const yesNo = z.enum(['yes', 'no'], 'must be yes or no').transform((value) => value === 'yes')
const degrees = (limit: number) =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/, 'must be decimal degrees such as 30.2672')
    .transform(Number)
    .refine((value) => Math.abs(value) <= limit, `must lie between -${limit} and ${limit}`)

/** Marks fictional rows. A file of real inventory lacks this column, or leaves it empty. */
const example = z
  .enum(['yes', 'no', ''], 'must be yes, no or empty')
  .optional()
  .transform((value) => value === 'yes')

/** An empty cell is null. */
const orNothing = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema])

export const organizationRowSchema = z.strictObject({
  id: idOf('an id such as org_hearthside_media'),
  name: text,
  role: z.enum(['publisher', 'network', 'agency']),
  country: campaignCountrySchema,
  ratecard_date: orNothing(z.iso.date('must be a day such as 2026-01-15, or empty')),
  example,
})
export type OrganizationRow = z.output<typeof organizationRowSchema>

/** The columns of every kind of product, in dollars and words. */
const offerColumns = {
  id: idOf('an id'),
  organization: text,
  name: text,
  country: campaignCountrySchema,
  cpm_usd: dollars.refine((cents) => cents > 0, 'must be above 0'),
  ratecard_cpm_usd: dollars,
  min_spend_usd: dollars,
  lead_time_days: whole.refine((days) => days <= 60, 'must be at most 60'),
  weekly_impressions: whole,
  premium: yesNo,
  example,
}

interface Priced {
  cpm_usd: number
  ratecard_cpm_usd: number
}
const isNotAboveRatecard = (row: Priced) => row.ratecard_cpm_usd >= row.cpm_usd
const RATECARD_ISSUE = {
  path: ['ratecard_cpm_usd'],
  message: 'must not be below cpm_usd',
}

/** A row of a product that is not a screen: topic and formats must belong to its medium. */
export function productRowSchema(mediaType: RowMedium) {
  const kinds = KINDS_OF_MEDIUM[mediaType]
  const topic = text.refine(
    (id) => findTopic(id)?.mediaTypes.includes(mediaType) === true,
    `must be a topic of ${mediaType}`,
  )
  const formats = text
    .transform((ids) => ids.split(/\s+/))
    .refine(
      (ids) => ids.every((id) => findAdFormat(id)?.mediaType === mediaType),
      `must be ad formats of ${mediaType}, separated by spaces`,
    )
  return z
    .strictObject({
      ...offerColumns,
      kind: productKindSchema.refine(
        (kind) => kinds.some((allowed) => allowed === kind),
        `must be ${kinds.join(' or ')}`,
      ),
      topic,
      formats,
    })
    .refine(isNotAboveRatecard, RATECARD_ISSUE)
}
export type ProductRow = z.output<ReturnType<typeof productRowSchema>>

/** A row of a screen. A loop must fit in the day. */
export const screenRowSchema = z
  .strictObject({
    ...offerColumns,
    state: text,
    postal_code: visibleText().max(10, 'must be at most 10 long'),
    city: text,
    latitude: degrees(90),
    longitude: degrees(180),
    venue: venueTypeSchema,
    orientation: z.enum(['landscape', 'portrait']),
    illuminated: yesNo,
    loop_slots: whole.refine((slots) => slots >= 1, 'must be at least 1'),
    slot_seconds: whole.refine((seconds) => seconds >= 1, 'must be at least 1'),
    plays_per_day: whole.refine((plays) => plays >= 1, 'must be at least 1'),
    video: yesNo,
  })
  .refine(isNotAboveRatecard, RATECARD_ISSUE)
  .refine((row) => row.plays_per_day * row.loop_slots * row.slot_seconds <= SECONDS_PER_DAY, {
    path: ['plays_per_day'],
    message: 'does not fit in a day with this loop',
  })
export type ScreenRow = z.output<typeof screenRowSchema>
