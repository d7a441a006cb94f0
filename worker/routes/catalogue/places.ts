import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { z } from 'zod'
import { campaignCountrySchema } from '#domain/foundation/geo/country.ts'
import {
  cellsOfPlacesSchema,
  storeCheckSchema,
} from '#domain/foundation/geo/stores/storeListSchema.ts'
import { zipCheckSchema } from '#domain/foundation/geo/postcodes/zipCheckSchema.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { readsNearby } from '#worker/middleware/databaseSession.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { cellsOfPlaces } from '#worker/operations/catalogue/places/cellsOfPlaces.ts'
import { checkStores } from '#worker/operations/catalogue/places/checkStores.ts'
import { cellsAroundPlace } from '#worker/operations/catalogue/places/cellsAroundPlace.ts'
import { checkZipCodes } from '#worker/operations/catalogue/places/checkZipCodes.ts'
import { profilesOfGroup } from '#worker/operations/catalogue/places/profilesOfGroup.ts'
import { searchForPlaces } from '#worker/operations/catalogue/places/searchForPlaces.ts'

/** The same for everyone and changed only by new seeds: cached for an hour, then by ETag. */
const CACHEABLE = 'public, max-age=3600, stale-while-revalidate=86400'

const searchSchema = z.object({
  country: campaignCountrySchema,
  q: z.string().trim().min(1).max(80),
  limit: z.coerce.number().int().min(1).max(20).default(8),
  everywhere: z.stringbool().default(false),
})
const placeIdSchema = z.object({ id: z.string().max(64) })
const countryParamSchema = z.object({ country: campaignCountrySchema })

/** /api/places: search by name or postal code, and the cells around a place. */
export const placeRoutes = new Hono<AppEnv>()
  .use(requires('browseCatalogue'), rateLimit('LIMIT_READ', 'places'), readsNearby, etag())
  .get('/', validated('query', searchSchema), async (c) => {
    const places = await searchForPlaces(operationContext(c), c.req.valid('query'))
    c.header('Cache-Control', CACHEABLE)
    return c.json({ places })
  })
  .get('/:id/cells', validated('param', placeIdSchema), async (c) => {
    const found = await cellsAroundPlace(operationContext(c), c.req.valid('param').id)
    c.header('Cache-Control', CACHEABLE)
    return c.json(found)
  })

/**
 * /api/place-lists: looks up a list of stores, and the cells around many places. Read-only; POST because of the lists.
 */
export const placeListRoutes = new Hono<AppEnv>()
  .use(requires('planCampaigns'), rateLimit('LIMIT_WRITE', 'place-lists'))
  .post('/check', validated('json', storeCheckSchema), async (c) =>
    c.json({ answers: await checkStores(operationContext(c), c.req.valid('json')) }),
  )
  .post('/cells', validated('json', cellsOfPlacesSchema), async (c) =>
    c.json(await cellsOfPlaces(operationContext(c), c.req.valid('json'))),
  )

/** /api/countries: the profiles of a country's geo group. */
export const countryRoutes = new Hono<AppEnv>()
  .use(requires('browseCatalogue'), rateLimit('LIMIT_READ', 'places'), readsNearby, etag())
  .get('/:country', validated('param', countryParamSchema), async (c) => {
    const profiles = await profilesOfGroup(operationContext(c), c.req.valid('param').country)
    c.header('Cache-Control', CACHEABLE)
    return c.json({ profiles })
  })

/** /api/zip-codes: verdicts on a list of postal codes. Read-only; POST because of the list. */
export const zipCodeRoutes = new Hono<AppEnv>()
  .use(requires('planCampaigns'), rateLimit('LIMIT_WRITE', 'zip-codes'))
  .post('/check', validated('json', zipCheckSchema), async (c) =>
    c.json(await checkZipCodes(operationContext(c), c.req.valid('json'))),
  )
