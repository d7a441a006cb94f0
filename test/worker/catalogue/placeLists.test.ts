import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { positionsOf } from '#database/queries/delivery/deliveryBook.ts'
import { buildCell, buildPlace, insertGeography } from '#database/seed/builders/places.ts'
import type { Place, RegionCell } from '#domain/foundation/geo/place.ts'
import { parseStoreList } from '#domain/foundation/geo/stores/storeList.ts'
import { regionPopulation } from '#domain/planning/assessment/reachedCells.ts'
import { regionReference } from '#worker/operations/catalogue/places/regionReference.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import { answer, call, startSession } from '#test/support/commerce/shop.ts'

const AUSTIN = { latitude: 30.26715, longitude: -97.74306 }
const PIN = 'pin_US_30.26715_-97.74306'

beforeEach(async () => {
  await insertGeography(connect(env.DB), {
    places: [buildPlace()],
    cells: [
      buildCell({
        id: 'zip_US_78701',
        code: '78701',
        name: 'Austin',
        ...AUSTIN,
        population: 9_000,
      }),
      buildCell({
        id: 'zip_US_78750',
        code: '78750',
        name: 'Austin',
        latitude: AUSTIN.latitude + 0.2,
        longitude: AUSTIN.longitude,
        population: 20_000,
      }),
    ],
  })
})

const post = async <Body>(path: string, body: unknown): Promise<Body> =>
  await answer<Body>(call(`/place-lists/${path}`, { session: await startSession(), body }))

interface Answers {
  answers: { place: Place | null; problem: string | null }[]
}

const checked = async (source: string) =>
  (
    await post<Answers>('check', {
      country: 'US',
      rows: parseStoreList(source).map(({ where, point }) => ({ where, point })),
    })
  ).answers

describe('list of stores', () => {
  it('resolves each row to a place or a reason', async () => {
    const rows =
      'South store, 78701, 5 mi\nAustin, Texas\n30.26715, -97.74306\nNowhere, Texas\n48.85, 2.35'
    const answers = await checked(rows)
    expect(answers.map(({ place }) => place?.id ?? null)).toEqual([
      'zip_US_78701',
      'city_4671654',
      PIN,
      null,
      null,
    ])
    expect(answers.slice(3).map(({ problem }) => problem)).toEqual([
      expect.stringMatching(/^(No such|Not found)/),
      'This position lies outside the country of the campaign.',
    ])
  })

  it('takes 200 rows and refuses more', async () => {
    const rows = Array.from({ length: 201 }, () => ({ where: '78701', point: null }))
    const session = await startSession()
    const tooMany = await call('/place-lists/check', { session, body: { country: 'US', rows } })
    expect(tooMany.status).toBe(422)
    const fits = { country: 'US', rows: rows.slice(1) }
    expect((await call('/place-lists/check', { session, body: fits })).status).toBe(200)
  })
})

describe('cells of many places', () => {
  it('extend to each radius, each cell once', async () => {
    const circles = [
      { placeId: PIN, radiusKm: 5 },
      { placeId: 'zip_US_78701', radiusKm: 5 },
      { placeId: 'city_unknown', radiusKm: 5 },
    ]
    const found = await post<{ places: Place[]; cells: RegionCell[] }>('cells', {
      country: 'US',
      circles,
    })
    expect(found.places.map(({ id }) => id).toSorted()).toEqual([PIN, 'zip_US_78701'])
    expect(found.cells.map(({ id }) => id)).toEqual(['zip_US_78701'])
  })

  it('are the same as in the price of a plan with many places', async () => {
    const place = (placeId: string, radius: number) => ({ placeId, label: '', ...AUSTIN, radius })
    const many = Array.from({ length: 30 }, (_, at) =>
      place(`pin_US_30.26${String(at).padStart(3, '0')}_-97.74306`, 5),
    )
    const region = {
      country: 'US' as const,
      wholeCountry: false,
      places: [...many, place('zip_US_78750', 2)],
      zipCodes: [],
      stateCodes: [],
      excluded: [place(PIN, 1)],
    }
    const reference = await regionReference(databaseContext(env), region)
    expect(regionPopulation(region, reference)).toBe(20_000)
    const { excluded: _, ...all } = region
    expect(regionPopulation(all, await regionReference(databaseContext(env), all))).toBe(29_000)
  })
})

it('serves campaigns around pins and postal codes', async () => {
  const positions = await positionsOf(connect(env.DB), [PIN, 'zip_US_78701', 'city_4671654'])
  expect([...positions.keys()].toSorted()).toEqual(['city_4671654', PIN, 'zip_US_78701'].toSorted())
})
