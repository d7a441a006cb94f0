import { z } from 'zod'
import { campaignCountrySchema, MAX_EXCLUDED, MAX_PLACES, MAX_RADIUS_KM } from '../country.ts'
import { MAX_STORES } from './storeList.ts'

const pointSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

/** The rows of a store list to look up. */
export const storeCheckSchema = z.object({
  country: campaignCountrySchema,
  rows: z
    .array(z.object({ where: z.string().max(200), point: pointSchema.nullable() }))
    .min(1)
    .max(MAX_STORES),
})
export type StoreCheck = z.infer<typeof storeCheckSchema>

/** Places whose surroundings are requested, each within its radius. */
export const cellsOfPlacesSchema = z.object({
  country: campaignCountrySchema,
  circles: z
    .array(
      z.object({
        placeId: z.string().min(1).max(64),
        radiusKm: z.number().min(1).max(MAX_RADIUS_KM),
      }),
    )
    .min(1)
    .max(MAX_PLACES + MAX_EXCLUDED),
})
export type CellsOfPlaces = z.infer<typeof cellsOfPlacesSchema>
