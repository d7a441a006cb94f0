import { z } from 'zod'
import {
  campaignCountrySchema,
  MAX_EXCLUDED,
  MAX_PLACES,
  MAX_STATES,
  MAX_ZIP_CODES,
} from './country.ts'

/**
 * A circle around a place; `radius` is in the country's own unit (RANGE_UNITS). Name and position
 * are for display only: the server looks the place up by its id; a pin's id contains its position.
 */
export const planPlaceSchema = z.object({
  placeId: z.string().min(1).max(64),
  label: z.string().max(160),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  radius: z.number().min(1).max(160),
})
export type PlanPlace = z.infer<typeof planPlaceSchema>

/**
 * The region: the union of circles, ZIP codes and states, or the whole country (which overrides the
 * rest), less the excluded circles.
 */
export const planRegionSchema = z.object({
  country: campaignCountrySchema,
  wholeCountry: z.boolean(),
  places: z.array(planPlaceSchema).max(MAX_PLACES),
  zipCodes: z.array(z.string().max(12)).max(MAX_ZIP_CODES),
  stateCodes: z.array(z.string().max(8)).max(MAX_STATES),
  /** Absent if nothing is excluded. */
  excluded: z.array(planPlaceSchema).max(MAX_EXCLUDED).optional(),
})
export type PlanRegion = z.infer<typeof planRegionSchema>
