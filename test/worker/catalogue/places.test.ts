import { env, exports } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { cellsWithin } from '#database/queries/catalogue/places.ts'
import { cells as cellsTable } from '#database/schema/catalogue/places.ts'
import { seedVersions } from '#database/schema/foundation/seedVersions.ts'
import { buildCell, buildPlace, insertGeography } from '#database/seed/builders/places.ts'
import type { CountryProfile, Place, RegionCell } from '#domain/foundation/geo/place.ts'
import { regionPopulation } from '#domain/planning/assessment/reachedCells.ts'
import type { ZipVerdict } from '#domain/foundation/geo/postcodes/zipVerdict.ts'
import { regionReference } from '#worker/operations/catalogue/places/regionReference.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import { fromOwnNetwork } from '#test/support/foundation/ownNetwork.ts'

const ORIGIN = 'https://admarket.test'

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return await exports.default.fetch(
    new Request(`${ORIGIN}/api${path}`, { headers: { ...fromOwnNetwork(), ...headers } }),
  )
}

async function search(q: string, country = 'US'): Promise<Place[]> {
  const response = await get(`/places?country=${country}&q=${encodeURIComponent(q)}`)
  expect(response.status).toBe(200)
  return (await response.json<{ places: Place[] }>()).places
}

async function everywhere(q: string, country = 'US'): Promise<string[]> {
  const query = new URLSearchParams({ country, q, everywhere: 'true' })
  const response = await get(`/places?${query}`)
  const { places } = await response.json<{ places: Place[] }>()
  return places.map((place) => `${place.name} ${place.country}`)
}

async function names(q: string, country = 'US'): Promise<string[]> {
  return (await search(q, country)).map((place) => place.name)
}

async function check(body: unknown): Promise<{ verdicts: ZipVerdict[]; cells: RegionCell[] }> {
  const response = await exports.default.fetch(
    new Request(`${ORIGIN}/api/zip-codes/check`, {
      method: 'POST',
      headers: { ...fromOwnNetwork(), 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify(body),
    }),
  )
  expect(response.status).toBe(200)
  return await response.json()
}

const munich = buildPlace({
  id: 'city_2867714',
  name: 'Munich',
  stateCode: '02',
  stateName: 'Bavaria',
  country: 'DE',
  latitude: 48.1374,
  longitude: 11.5755,
  population: 1_260_391,
})
const vienna = buildPlace({
  id: 'city_2761369',
  name: 'Vienna',
  stateCode: '09',
  stateName: 'Vienna',
  country: 'AT',
  latitude: 48.2085,
  longitude: 16.3721,
  population: 1_691_468,
})

beforeEach(async () => {
  await insertGeography(connect(env.DB), {
    places: [
      buildPlace(),
      buildPlace({
        id: 'city_4250542',
        name: 'Springfield',
        stateCode: 'IL',
        stateName: 'Illinois',
        population: 114_394,
      }),
      buildPlace({
        id: 'city_4409896',
        county: 'Greene County',
        name: 'Springfield',
        stateCode: 'MO',
        stateName: 'Missouri',
        population: 169_176,
      }),
      buildPlace({
        id: 'city_1',
        name: 'Springfield Gardens',
        stateCode: 'NY',
        stateName: 'New York',
        population: 900_000,
      }),
      buildPlace({
        id: 'city_4407066',
        name: 'St. Louis',
        stateCode: 'MO',
        stateName: 'Missouri',
        population: 301_578,
      }),
      munich,
      vienna,
    ],
    otherNames: { [munich.id]: ['München'], [vienna.id]: ['Wien'] },
    cells: [
      buildCell(),
      buildCell({ code: '78704', latitude: 30.2428, longitude: -97.7658, population: 45_000 }),
      buildCell({
        code: '77002',
        name: 'Houston',
        latitude: 29.7594,
        longitude: -95.3594,
        population: 20_000,
      }),
      buildCell({
        code: '10001',
        name: 'New York',
        stateCode: 'NY',
        latitude: 40.7484,
        longitude: -73.9967,
      }),
      buildCell({
        id: 'city_2867714',
        code: '',
        name: 'Munich',
        stateCode: '02',
        country: 'DE',
        latitude: 48.1374,
        longitude: 11.5755,
      }),
      buildCell({
        id: 'city_2766824',
        code: '',
        name: 'Salzburg',
        stateCode: '05',
        country: 'AT',
        latitude: 47.7994,
        longitude: 13.044,
      }),
    ],
  })
})

describe('GET /api/places', () => {
  it('finds a place by all its spellings', async () => {
    for (const spelling of ['Munich', 'münchen', 'Muenchen', 'MUNCH', 'munchen']) {
      expect(await names(spelling, 'DE')).toEqual(['Munich'])
    }
    expect(await names('saint lou')).toEqual(['St. Louis'])
    expect(await names('st louis')).toEqual(['St. Louis'])
  })

  it('sorts exact names first, then larger places', async () => {
    const found = await search('springfield')
    expect(found.map((place) => place.id)).toEqual(['city_4409896', 'city_4250542', 'city_1'])
    expect(found[0]).toEqual({
      id: 'city_4409896',
      name: 'Springfield',
      county: 'Greene County',
      stateCode: 'MO',
      stateName: 'Missouri',
      country: 'US',
      latitude: 30.2672,
      longitude: -97.7431,
      population: 169_176,
    })
  })

  it('understands a state after the name', async () => {
    expect((await search('Springfield, Illinois')).map((place) => place.id)).toEqual([
      'city_4250542',
    ])
    expect((await search('springfield il')).map((place) => place.id)).toEqual(['city_4250542'])
    expect(await names('Austin, anywhere')).toEqual(['Austin'])
  })

  it('searches only the whole geo group', async () => {
    expect(await names('wien', 'DE')).toEqual(['Vienna'])
    expect(await names('wien', 'CH')).toEqual(['Vienna'])
    expect(await names('wien', 'US')).toEqual([])
  })

  it('searches all countries on request, own ones first unless far smaller', async () => {
    expect(await everywhere('wien')).toEqual(['Vienna AT'])
    expect(await everywhere('springf', 'DE')).toContain('Springfield US')
    expect(await everywhere('78701', 'DE')).toEqual(['78701 Austin US'])
    expect(await names('78701', 'DE')).toEqual([])
  })
  it('tolerates a typo when no name matches', async () => {
    expect(await names('Sprignfield')).toEqual(['Springfield', 'Springfield'])
    expect(await names('Autsin')).toEqual(['Austin'])
    expect(await names('Munihc', 'DE')).toEqual(['Munich'])
    expect(await everywhere('Viena')).toEqual(['Vienna AT'])
    expect(await names('Xyzzyville')).toEqual([])
  })
  it('finds postal codes by their prefix', async () => {
    expect(await names('787')).toEqual(['78701 Austin', '78704 Austin'])
    expect((await search('78701'))[0]).toMatchObject({ id: 'zip_US_78701', stateName: 'Texas' })
  })

  it('finds the area of a full British code', async () => {
    const area = buildCell({ code: 'SW1A', name: 'Westminster', stateCode: 'ENG', country: 'GB' })
    await insertGeography(connect(env.DB), { places: [], cells: [area] })
    for (const text of ['SW1A 1AA', 'sw1a', 'SW1']) {
      expect(await names(text, 'GB')).toEqual(['SW1A Westminster'])
    }
  })

  it('accepts any text', async () => {
    for (const text of ["'; drop table cells; --", '%', '_', '...', '🙂', 'a'.repeat(80)]) {
      expect(await names(text)).toEqual([])
    }
  })

  it('refuses an unknown country and an empty search', async () => {
    for (const query of [
      'country=FR&q=paris',
      'country=US&q=',
      'country=US',
      'country=US&q=a&limit=500',
    ]) {
      const response = await get(`/places?${query}`)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ error: { code: 'invalid_input' } })
    }
  })
})

describe('GET /api/places/:id/cells', () => {
  it('returns the cells within the largest radius, across borders inside the geo group', async () => {
    const response = await get('/places/city_4671654/cells')
    const { place, cells } = await response.json<{ place: Place; cells: RegionCell[] }>()
    expect(place).toEqual(buildPlace())
    expect(cells.map((cell) => cell.code).sort()).toEqual(['78701', '78704'])
    const group = await get(`/places/${munich.id}/cells`)
    const { cells: near } = await group.json<{ cells: RegionCell[] }>()
    expect(near.map((cell) => cell.name).sort()).toEqual(['Munich', 'Salzburg'])
  })

  it('accepts a postal code, and returns 404 for an unknown place', async () => {
    expect((await get('/places/zip_US_78701/cells')).status).toBe(200)
    expect((await get('/places/city_999/cells')).status).toBe(404)
    expect((await get('/places/zip_US_00000/cells')).status).toBe(404)
  })

  it('can be cached by the browser and revalidated by ETag', async () => {
    const first = await get('/places/city_4671654/cells')
    expect(first.headers.get('cache-control')).toContain('public, max-age=3600')
    const tag = first.headers.get('etag')
    expect(tag).toBeTruthy()
    const again = await get('/places/city_4671654/cells', { 'if-none-match': tag ?? '' })
    expect(again.status).toBe(304)
  })
})

describe('GET /api/countries/:country', () => {
  it('returns the geo group, the country itself first', async () => {
    const response = await get('/countries/AT')
    const { profiles } = await response.json<{ profiles: CountryProfile[] }>()
    expect(profiles.map((profile) => profile.country)).toEqual(['AT', 'DE', 'CH'])
    expect(profiles[0]).toMatchObject({ population: 9_000, hasPostalCodes: false })
    expect(profiles[0]?.states.map((state) => state.code)).toContain('05')
    expect((await get('/countries/FR')).status).toBe(422)
  })
})

describe('POST /api/zip-codes/check', () => {
  it('gives each code a verdict, and returns the cells of the valid ones', async () => {
    const codes = ['78701', '7870l', '99999', '10001', '78701', '78740']
    const { verdicts, cells } = await check({ country: 'US', stateCode: 'TX', codes })
    expect(
      verdicts.map(({ verdict, message, suggestion }) => [verdict, message, suggestion]),
    ).toEqual([
      ['valid', null, null],
      ['invalid', 'Please enter valid ZIP code', '78701'],
      ['invalid', 'This ZIP code is invalid', null],
      ['other_state', 'This ZIP code is in another state', null],
      ['duplicate', null, null],
      ['invalid', 'This ZIP code is invalid', '78704'],
    ])
    expect(cells.map((cell) => cell.code)).toEqual(['78701'])
  })

  it('accepts 5,000 codes and no more', async () => {
    const codes = Array.from({ length: 5_000 }, (_, at) => String(10_000 + at))
    const { verdicts } = await check({ country: 'US', stateCode: null, codes })
    expect(verdicts.filter((one) => one.verdict === 'valid')).toHaveLength(1)
    const tooMany = await exports.default.fetch(
      new Request(`${ORIGIN}/api/zip-codes/check`, {
        method: 'POST',
        headers: { ...fromOwnNetwork(), 'content-type': 'application/json', origin: ORIGIN },
        body: JSON.stringify({ country: 'US', stateCode: null, codes: [...codes, '1'] }),
      }),
    )
    expect(tooMany.status).toBe(422)
  })
})

describe('regionReference', () => {
  it('resolves a plan by its IDs only, so that the server counts the same people', async () => {
    const region = {
      country: 'US' as const,
      wholeCountry: false,
      places: [{ placeId: 'city_4671654', label: 'Forged', latitude: 0, longitude: 0, radius: 2 }],
      zipCodes: ['10001', '00000'],
      stateCodes: [],
    }
    const reference = await regionReference(databaseContext(env), region)
    expect(reference.cells.map((cell) => cell.code).sort()).toEqual(['10001', '78701', '78704'])
    expect(regionPopulation(region, reference)).toBe(9_000 + 9_000)
    const foreign = { ...region, country: 'DE' as const, zipCodes: [] }
    expect((await regionReference(databaseContext(env), foreign)).places).toEqual([])
  })

  it('reads a region once, until places are reloaded', async () => {
    const db = connect(env.DB)
    const region = {
      country: 'US' as const,
      wholeCountry: false,
      places: [],
      zipCodes: ['78701'],
      stateCodes: [],
    }
    await db.insert(seedVersions).values({ name: 'places', hash: crypto.randomUUID() })
    const first = await regionReference(databaseContext(env), region)
    expect(await regionReference(databaseContext(env), region)).toBe(first)
    expect(
      await regionReference(databaseContext(env), { ...region, zipCodes: ['78704'] }),
    ).not.toBe(first)
    await db.update(cellsTable).set({ population: 9_500 })
    await db.update(seedVersions).set({ hash: crypto.randomUUID() })
    expect(regionPopulation(region, await regionReference(databaseContext(env), region))).toBe(
      9_500,
    )
  })

  it('reads the surroundings of a place once for all plans there, until places are reloaded', async () => {
    const db = connect(env.DB)
    const austin = {
      placeId: 'city_4671654',
      label: 'Austin',
      latitude: 0,
      longitude: 0,
      radius: 2,
    }
    const region = {
      country: 'US' as const,
      wholeCountry: false,
      places: [austin],
      zipCodes: [],
      stateCodes: [],
    }
    const peopleOf = async (zipCodes: string[]) => {
      const plan = { ...region, zipCodes }
      return regionPopulation(plan, await regionReference(databaseContext(env), plan))
    }
    await db.insert(seedVersions).values({ name: 'places', hash: crypto.randomUUID() })
    const before = await peopleOf([])
    await db.update(cellsTable).set({ population: 9_500 })
    expect(before).toBe(9_000)
    expect(await peopleOf(['10001'])).toBe(9_000 + 9_500)
    await db.update(seedVersions).set({ hash: crypto.randomUUID() })
    expect(await peopleOf(['10001'])).toBe(9_500 + 9_500)
  })
})

describe('cellsWithin', () => {
  it('crosses the 180th meridian', async () => {
    const db = connect(env.DB)
    const east = buildCell({
      id: 'city_10',
      code: '',
      country: 'NZ',
      latitude: -44,
      longitude: 179.9,
    })
    const west = buildCell({
      id: 'city_11',
      code: '',
      country: 'NZ',
      latitude: -44,
      longitude: -179.9,
    })
    await insertGeography(db, { places: [], cells: [east, west] })
    const found = await cellsWithin(db, ['NZ'], east, 50)
    expect(found.map((cell) => cell.id).sort()).toEqual(['city_10', 'city_11'])
  })
})
