import { CAMPAIGN_COUNTRIES, type CampaignCountry } from '#domain/foundation/geo/country.ts'
import { haversineKm } from '#domain/foundation/geo/distance.ts'
import type { RegionCell, StateTotal } from '#domain/foundation/geo/place.ts'
import { looksLikeZip, normalizeZip } from '#domain/foundation/geo/postcodes/zipCode.ts'
import { allocateMinor } from '#domain/foundation/money/money.ts'
import { postalCodeWeights } from './spreadPopulation.ts'
import type { PostalCode } from './usZipCodes.ts'

/** What is wrong with a postal file, in words for the operator. */
export class PostalFileError extends Error {}

interface PostalRow {
  code: string
  name: string
  division: string
  latitude: number
  longitude: number
}

/** The country of a command line argument; raises PostalFileError for one whose codes cannot be loaded. */
export function postalCountry(text: string | undefined): CampaignCountry {
  const country = CAMPAIGN_COUNTRIES.find((known) => known === text?.toUpperCase())
  const others = CAMPAIGN_COUNTRIES.filter((known) => known !== 'US').join(', ')
  if (!country) throw new PostalFileError(`--country must be one of ${others}.`)
  if (country === 'US') throw new PostalFileError('The ZIP codes of the US are loaded already.')
  return country
}

/**
 * Reads a GeoNames postal file (tab separated: country, code, place name, names and codes of three divisions,
 * latitude, longitude, accuracy). Raises PostalFileError naming the first wrong line.
 */
export function parsePostalFile(text: string, country: CampaignCountry): PostalRow[] {
  const rows: PostalRow[] = []
  text.split(/\r?\n/).forEach((line, at) => {
    if (line.trim() === '') return
    const fields = line.split('\t')
    const fail = (why: string): PostalFileError => new PostalFileError(`Line ${at + 1}: ${why}`)
    if (fields.length < 11) throw fail(`${fields.length} columns, not the 12 of a GeoNames file.`)
    const [code, name, division] = [fields[1] ?? '', fields[2] ?? '', fields[3] ?? '']
    if (fields[0] !== country) throw fail(`the country is ${fields[0]}, not ${country}.`)
    const normalized = normalizeZip(code)
    if (!looksLikeZip(normalized, country)) throw fail(`${code} is no postal code of ${country}.`)
    const latitude = Number(fields[9] === '' ? Number.NaN : fields[9])
    const longitude = Number(fields[10] === '' ? Number.NaN : fields[10])
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) throw fail('no position.')
    rows.push({ code: normalized, name, division, latitude, longitude })
  })
  if (rows.length === 0) throw new PostalFileError('The file has no postal codes.')
  return rows
}

/**
 * The cells of a country by its postal codes: the people of its towns (`towns`, whose sums are those of the states)
 * are spread over the codes around them. The population of each state stays what it was.
 */
export function postalCells(
  rows: readonly PostalRow[],
  country: CampaignCountry,
  towns: readonly RegionCell[],
  states: readonly StateTotal[],
): RegionCell[] {
  const codes = withStates(mergeRows(rows), towns)
  const covered = states.filter((state) => codes.some((code) => code.stateCode === state.code))
  return covered.flatMap((state) => {
    const inState = codes.filter((code) => code.stateCode === state.code)
    const stateTowns = towns.filter((town) => town.stateCode === state.code)
    const weights = postalCodeWeights(inState, stateTowns, state.population)
    const populations = allocateMinor(state.population, weights)
    return inState.map((code, at) => ({
      id: `zip_${country}_${code.code}`,
      code: code.code,
      name: code.name,
      stateCode: code.stateCode,
      country,
      latitude: Math.round(code.latitude * 10_000) / 10_000,
      longitude: Math.round(code.longitude * 10_000) / 10_000,
      population: populations[at] ?? 0,
    }))
  })
}

interface MergedCode extends PostalCode {
  division: string
}

/** One entry a code, in the middle of its places, with the name of the first. */
function mergeRows(rows: readonly PostalRow[]): MergedCode[] {
  const byCode = new Map<string, PostalRow[]>()
  for (const row of rows) {
    const list = byCode.get(row.code)
    if (list) list.push(row)
    else byCode.set(row.code, [row])
  }
  const merged = [...byCode].map(([code, places]) => {
    const mean = (pick: (row: PostalRow) => number): number =>
      places.reduce((sum, row) => sum + pick(row), 0) / places.length
    return {
      code,
      name: places[0]?.name ?? '',
      division: places[0]?.division ?? '',
      stateCode: '',
      latitude: mean((row) => row.latitude),
      longitude: mean((row) => row.longitude),
    }
  })
  return merged.sort((a, b) => (a.code < b.code ? -1 : 1))
}

/**
 * The files name divisions in their own way, so each is taken for the state that most of its codes' nearest towns
 * lie in.
 */
function withStates(codes: readonly MergedCode[], towns: readonly RegionCell[]): MergedCode[] {
  const nearest = codes.map((code) => nearestTown(code, towns)?.stateCode ?? '')
  const votes = new Map<string, Map<string, number>>()
  codes.forEach(({ division }, at) => {
    const count = votes.get(division) ?? new Map<string, number>()
    const state = nearest[at] ?? ''
    count.set(state, (count.get(state) ?? 0) + 1)
    votes.set(division, count)
  })
  const stateOf = new Map(
    [...votes].map(([division, count]) => {
      const [winner] = [...count].sort((a, b) => b[1] - a[1])
      return [division, winner?.[0] ?? '']
    }),
  )
  return codes.map((code, at) => {
    const stateCode = code.division === '' ? nearest[at] : stateOf.get(code.division)
    return Object.assign({}, code, { stateCode: stateCode ?? '' })
  })
}

function nearestTown(code: PostalCode, towns: readonly RegionCell[]): RegionCell | undefined {
  let best: RegionCell | undefined
  let bestKm = Infinity
  for (const town of towns) {
    if (Math.abs(town.latitude - code.latitude) * 111 > bestKm) continue
    const km = haversineKm(town, code)
    if (km < bestKm) [best, bestKm] = [town, km]
  }
  return best
}
