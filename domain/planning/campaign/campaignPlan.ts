import { z } from 'zod'
import { planAudienceSchema } from '../audience/planAudience.ts'
import { timeZoneIdSchema } from '#domain/foundation/calendar/timeZone.ts'
import { planRegionSchema } from '#domain/foundation/geo/planRegion.ts'
import { mediaTypeSchema } from '#domain/foundation/media/mediaType.ts'
import { amountMinorSchema } from '#domain/foundation/money/money.ts'
import {
  MAX_FORMATS,
  MAX_FREQUENCY_CAP,
  MAX_NAME_LENGTH,
  MAX_PERIODS,
  MAX_PRODUCTS,
  MAX_TOPICS,
} from './planLimits.ts'

const dateSchema = z.iso.date()
const idSchema = z.string().min(1).max(64)

/**
 * The inventory: everything of the chosen topics plus the selected products, less the deselected
 * (the product blacklist). For dooh `selected` are the booked screens and topics stay empty.
 */
export const planInventorySchema = z.object({
  topics: z.array(z.string().max(40)).max(MAX_TOPICS),
  selected: z.array(idSchema).max(MAX_PRODUCTS),
  deselected: z.array(idSchema).max(MAX_PRODUCTS),
  /** The low-reach warning for this very selection was confirmed. */
  fewWebsitesConfirmed: z.boolean(),
})
export type PlanInventory = z.infer<typeof planInventorySchema>

/** The runtime: first and last day, both inclusive, in the chosen zone. */
export const planRuntimeSchema = z.object({
  startDate: dateSchema,
  endDate: dateSchema,
  timeZone: timeZoneIdSchema,
})
export type PlanRuntime = z.infer<typeof planRuntimeSchema>

/** Billboards are booked in periods of whole days; `startDates` are the selected periods. The runtime spans them. */
export const planPeriodsSchema = z.object({
  periodDays: z.union([z.literal(7), z.literal(14), z.literal(28)]),
  startDates: z.array(dateSchema).max(MAX_PERIODS),
  illuminatedOnly: z.boolean(),
})
export type PlanPeriods = z.infer<typeof planPeriodsSchema>

/** Seven days, Monday first, each 24 characters of 1 (runs) or 0: the hour grid 12am to 12am (Planning 9). */
export const planDaypartsSchema = z.array(z.string().regex(/^[01]{24}$/)).length(7)
export type PlanDayparts = z.infer<typeof planDaypartsSchema>

/**
 * The configuration of one campaign in one medium: it is stored, priced, forecast and booked as a
 * whole.
 */
export const campaignPlanSchema = z.object({
  version: z.literal(1),
  mediaType: mediaTypeSchema,
  name: z.string().trim().max(MAX_NAME_LENGTH),
  region: planRegionSchema,
  audience: planAudienceSchema,
  formatIds: z.array(idSchema).max(MAX_FORMATS),
  inventory: planInventorySchema,
  /** Whether the advertiser brings creatives or has them made (an ad-creation package). */
  creativeSource: z.enum(['upload', 'ad_creation']),
  runtime: planRuntimeSchema,
  /** Only for dooh; null for all other media. */
  periods: planPeriodsSchema.nullable(),
  dayparts: planDaypartsSchema,
  /**
   * Maximum number of views per person and day ("{n}x per day"); null is no cap. Always null for
   * dooh.
   */
  frequencyCapPerDay: z.int().min(1).max(MAX_FREQUENCY_CAP).nullable(),
  /** USD cents. */
  budgetMinor: amountMinorSchema,
})
export type CampaignPlan = z.infer<typeof campaignPlanSchema>
