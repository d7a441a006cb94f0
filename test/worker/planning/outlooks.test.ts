import { env, exports } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { buildCell, buildPlace, insertGeography } from '#database/seed/builders/places.ts'
import { buildProduct, insertProducts } from '#database/seed/builders/product.ts'
import { startPlan } from '#domain/planning/campaign/start/startPlan.ts'
import { forecast } from '#domain/planning/forecast/forecast.ts'
import { loadPlanReference } from '#worker/operations/planning/loadPlanReference.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import { fromOwnNetwork } from '#test/support/foundation/ownNetwork.ts'

const place = buildPlace()
const product = buildProduct()

async function get(query: Record<string, string>): Promise<Response> {
  const url = `https://admarket.test/api/outlooks?${new URLSearchParams(query)}`
  return await exports.default.fetch(new Request(url, { headers: fromOwnNetwork() }))
}

beforeEach(async () => {
  const db = connect(env.DB)
  await insertGeography(db, { places: [place], cells: [buildCell()] })
  await insertProducts(db, [product])
})

describe('GET /api/outlooks', () => {
  it('returns the figures of the plan that "Plan it" opens', async () => {
    const wish = { placeId: place.id, mediaType: product.mediaType, budgetMinor: '50000' }
    const response = await get(wish)
    expect(response.status).toBe(200)
    const plan = startPlan({
      mediaType: product.mediaType,
      place,
      budgetMinor: 50_000,
      now: new Date(),
    })
    const { reach, frequency, cpmMinor, priceMinor } = forecast(
      plan,
      await loadPlanReference(databaseContext(env), plan),
    )
    expect(reach).toBeGreaterThan(0)
    expect(await response.json()).toEqual({ outlook: { reach, frequency, cpmMinor, priceMinor } })
  })

  it('reports an unknown place, and names invalid fields', async () => {
    const unknown = await get({ placeId: 'city_0', mediaType: 'dooh', budgetMinor: '50000' })
    expect(unknown.status).toBe(404)
    const wrong = await get({ placeId: place.id, mediaType: 'smoke_signals', budgetMinor: '-1' })
    expect(wrong.status).toBe(422)
    const { error } = await wrong.json<{ error: { fields: { path: string }[] } }>()
    expect(error.fields.map(({ path }) => path)).toEqual(['mediaType', 'budgetMinor'])
  })
})
