import { z } from 'zod'
import { timeZoneIdSchema } from '../calendar/timeZone.ts'
import { campaignCountrySchema, MAX_PLACES, MAX_ZIP_CODES } from '../geo/country.ts'
import { mediaTypeSchema } from '../media/mediaType.ts'
import { amountMinorSchema } from '../money/money.ts'
import {
  MAX_AUDIENCE_GROUPS,
  MAX_FORMATS,
  MAX_FREQUENCY_CAP,
  MAX_GROUP_OPTIONS,
  MAX_NAME_LENGTH,
  MAX_PERIODS,
  MAX_PRODUCTS,
  MAX_STATES,
  MAX_TOPICS,
} from './planLimits.ts'

const dateSchema = z.iso.date()
const idSchema = z.string().min(1).max(64)

/** A circle around a place; `radius` is in the country's own unit (RANGE_UNITS). Name and position are for display only: the server looks the place up by its id. */
export const planPlaceSchema = z.object({
  placeId: idSchema,
  label: z.string().max(160),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  radius: z.number().min(1).max(160),
})
export type PlanPlace = z.infer<typeof planPlaceSchema>

/** Where: the union of circles, ZIP codes and states, or the whole country (which makes the rest irrelevant). */
export const planRegionSchema = z.object({
  country: campaignCountrySchema,
  wholeCountry: z.boolean(),
  places: z.array(planPlaceSchema).max(MAX_PLACES),
  zipCodes: z.array(z.string().max(12)).max(MAX_ZIP_CODES),
  stateCodes: z.array(z.string().max(8)).max(MAX_STATES),
})
export type PlanRegion = z.infer<typeof planRegionSchema>

/** One group of audience options: a person matches the group by any one of its options. Options are `attributeId.optionId`. */
export const audienceGroupSchema = z.object({
  id: idSchema,
  options: z.array(z.string().max(80)).max(MAX_GROUP_OPTIONS),
})
export type AudienceGroup = z.infer<typeof audienceGroupSchema>

/** Whom: gender and age always narrow; the groups are combined with each other by `combine`. */
export const planAudienceSchema = z.object({
  gender: z.enum(['all', 'female', 'male']),
  ageFrom: z.int().min(13).max(99),
  ageTo: z.int().min(13).max(99),
  combine: z.enum(['OR', 'AND']),
  groups: z.array(audienceGroupSchema).max(MAX_AUDIENCE_GROUPS),
})
export type PlanAudience = z.infer<typeof planAudienceSchema>

/** Where it is shown: everything of the chosen topics plus the selected products, less the deselected (the product blacklist). For dooh `selected` are the booked screens and topics stay empty. */
export const planInventorySchema = z.object({
  topics: z.array(z.string().max(40)).max(MAX_TOPICS),
  selected: z.array(idSchema).max(MAX_PRODUCTS),
  deselected: z.array(idSchema).max(MAX_PRODUCTS),
  /** The low-reach warning for this very selection was confirmed. */
  fewWebsitesConfirmed: z.boolean(),
})
export type PlanInventory = z.infer<typeof planInventorySchema>

/** When: first and last day, both included, in the zone the person chose. */
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

/** Seven days, Monday first, each 24 characters of 1 (runs) or 0: the hour grid 12am to 12am (spec §9). */
export const planDaypartsSchema = z.array(z.string().regex(/^[01]{24}$/)).length(7)
export type PlanDayparts = z.infer<typeof planDaypartsSchema>

/** What an advertiser configures for one campaign in one medium: the single thing that is stored, priced, forecast and booked. */
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
  /** Times a day one person sees it at most ("{n}x per day"); null is no cap. Always null for dooh. */
  frequencyCapPerDay: z.int().min(1).max(MAX_FREQUENCY_CAP).nullable(),
  /** USD cents. */
  budgetMinor: amountMinorSchema,
})
export type CampaignPlan = z.infer<typeof campaignPlanSchema>
