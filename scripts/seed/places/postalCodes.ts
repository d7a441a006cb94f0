import { CAMPAIGN_COUNTRIES, type CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import { looksLikeZip, normalizeZip } from '#domain/foundation/geo/postcodes/zipCode.ts'
import { normalizePlaceName } from '#domain/foundation/geo/placeName.ts'
import { countPeople, scaledPeople, type CountedArea } from './countedAreas.ts'
import { nearestTown, roughKm, spreadTowns, type AreaCode } from './spreadTowns.ts'

/** An error in a postal file, worded for the operator. */
export class PostalFileError extends Error {}

/** A place of a postal code. */
export interface PostalRow {
  code: string
  name: string
  division: string
  /** The district; empty if the source has none. */
  county: string
  latitude: number
  longitude: number
}

/**
 * The country in a command line argument; raises PostalFileError for a country whose codes cannot
 * be loaded.
 */
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
    const [, code = '', name = '', division = ''] = fields
    // In Germany the second division is the Regierungsbezirk, the third the better-known Kreis.
    const county = fields[country === 'DE' ? 7 : 5] ?? ''
    if (fields[0] !== country) throw fail(`the country is ${fields[0]}, not ${country}.`)
    const normalized = normalizeZip(code)
    if (!looksLikeZip(normalized, country)) throw fail(`${code} is no postal code of ${country}.`)
    const latitude = Number(fields[9] === '' ? Number.NaN : fields[9])
    const longitude = Number(fields[10] === '' ? Number.NaN : fields[10])
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) throw fail('no position.')
    // "Graz,01.Bez.:Innere Stadt" is Graz, whose codes do not follow its districts.
    const place = name.replace(/,\d\d\.Bez\..*$/, '')
    rows.push({ code: normalized, name: place, division, county, latitude, longitude })
  })
  if (rows.length === 0) throw new PostalFileError('The file has no postal codes.')
  return rows
}

/**
 * The cells of a country by its postal codes. Each state's people are assigned to its codes by the
 * `counted` areas; without counts, the people of its towns (`towns`) are assigned to the codes
 * around them.
 */
export function postalCells(
  rows: readonly PostalRow[],
  country: CampaignCountry,
  towns: readonly RegionCell[],
  counted: readonly CountedArea[] = [],
): RegionCell[] {
  const codes = withStates(mergeRows(withTownPositions(rows, towns), country, towns), towns)
  const people = new Map(countPeople(codes, counted).map((one, at) => [codes[at]?.code, one]))
  const states = [...new Set(codes.map(({ stateCode }) => stateCode))].toSorted()
  return states.flatMap((stateCode) => {
    const inState = codes.filter((code) => code.stateCode === stateCode)
    const townsOfState = towns.filter((town) => town.stateCode === stateCode)
    const spread =
      scaledPeople(
        inState,
        inState.map(({ code }) => people.get(code) ?? null),
        townsOfState.reduce((sum, town) => sum + town.population, 0),
      ) ?? spreadTowns(inState, townsOfState, !hasKnownBoxes(country))
    return inState.map((code, at) => ({
      id: `zip_${country}_${code.code}`,
      code: code.code,
      name: code.name,
      stateCode,
      country,
      latitude: round(spread[at]?.latitude ?? code.latitude),
      longitude: round(spread[at]?.longitude ?? code.longitude),
      population: spread[at]?.population ?? 0,
    }))
  })
}

const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

/** In Germany names identify organizations; Austria has no codes for boxes. */
const hasKnownBoxes = (country: CampaignCountry) => country === 'DE' || country === 'AT'

/** The ranges of boxes and large receivers of Australia Post. */
const AU_BOXES = /^(1|8|9|02|09|5[89]|6[89]|7[89])/
/** "Aarau 1" is the post office of Aarau with its boxes. */
const CH_BOXES = /\D \d+$/

function isBox({ code, name }: PostalRow, country: CampaignCountry): boolean {
  if (country === 'AU') return AU_BOXES.test(code)
  if (country === 'CH') return CH_BOXES.test(name)
  return country === 'DE' && ORGANIZATION.test(name)
}

interface MergedCode extends AreaCode {
  division: string
}

/**
 * Organizations with their own postal code, by words in their names: companies, offices, banks,
 * universities.
 */
const ORGANIZATION =
  /\b(gmbh|gbr|ag|kg|kgaa|se|ohg|e ?\.? ?v|mbh|aktiengesellschaft|agentur|jobcenter|familienkasse|krankenkasse|aok|\w*bank|\w*sparkasse|\w*versicherung\w*|\w*verwaltung|\w*(finanz|land|landes|bundes|ordnungs)amt|amtsgericht|landgericht|universit\S+|hochschule|bundes\w*|landes\w*|landkreis|landratsamt|stadtwerke|verlag\w*|deutsche|rentenversicherung|ministerium|\w*ministerium|polizei\w*|klinik\w*|service\w*|bu(ss|ß)geldstelle|postbank|niederlassung|\w*gesellschaft|\w*kammer|ltd|hkk|amazon fc \w*|stadt)\b/iu

/** This many places on one spot share the rough position of their district. */
const ROUGH = 5
const SAME_TOWN_KM = 250

/**
 * Moves places with a rough position to the town of the same name: the source has Alice Springs 160
 * km off.
 */
function withTownPositions(
  rows: readonly PostalRow[],
  towns: readonly RegionCell[],
): readonly PostalRow[] {
  const named = Map.groupBy(towns, ({ name }) => normalizePlaceName(name))
  const spotOf = ({ latitude, longitude }: PostalRow) => `${latitude} ${longitude}`
  const spots = Map.groupBy(rows, spotOf)
  return rows.map((row) => {
    if ((spots.get(spotOf(row))?.length ?? 0) < ROUGH) return row
    const [town] = (named.get(normalizePlaceName(row.name)) ?? [])
      .map((one) => ({ one, km: roughKm(one, row) }))
      .filter(({ km }) => km <= SAME_TOWN_KM)
      .toSorted((a, b) => a.km - b.km)
    if (!town) return row
    return { ...row, latitude: town.one.latitude, longitude: town.one.longitude }
  })
}

/**
 * "Mississauga (Meadowvale)" becomes Mississauga, "Eastern Alberta (St. Paul)" becomes St. Paul:
 * the town that people know.
 */
function areaName(name: string, towns: ReadonlySet<string>): string {
  const [, outside, inside] = /^(.+?) \((.+)\)$/.exec(name) ?? []
  if (outside === undefined || inside === undefined) return name
  return towns.has(normalizePlaceName(inside)) ? inside : outside
}

/**
 * One entry per code, in the middle of its places, with the name of a town if one of them is known.
 */
function mergeRows(
  rows: readonly PostalRow[],
  country: CampaignCountry,
  towns: readonly RegionCell[],
): MergedCode[] {
  const known = new Set(towns.map(({ name }) => normalizePlaceName(name)))
  const isTown = ({ name }: PostalRow) => known.has(normalizePlaceName(name))
  const merged = [...Map.groupBy(rows, ({ code }) => code)].map(([code, places]) => {
    const lived = places.filter((row) => !isBox(row, country))
    const shown = lived.length > 0 ? lived : places
    const first = shown.find(isTown) ?? shown[0]
    return {
      code,
      name: areaName(first?.name ?? '', known),
      division: first?.division ?? '',
      stateCode: '',
      hasArea: lived.length > 0,
      names: [...new Set(lived.map((row) => normalizePlaceName(row.name)))],
      latitude: median(shown.map((row) => row.latitude)),
      longitude: median(shown.map((row) => row.longitude)),
    }
  })
  return merged.sort((a, b) => (a.code < b.code ? -1 : 1))
}

/** Middle of a code's places, robust against a far or wrong one. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = sorted.length >> 1
  const upper = sorted[at] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[at - 1] ?? upper) + upper) / 2
}

/** Distance at which a town counts half as evidence of a code's state. */
const DOUBT_KM = 20

/**
 * Sets the state of each code. The files name divisions in their own way, so each division maps to
 * the state of most of its codes' nearest towns, weighted by nearness.
 */
function withStates(codes: readonly MergedCode[], towns: readonly RegionCell[]): MergedCode[] {
  const nearest = codes.map((code) => towns[nearestTown(code, towns)])
  const votes = new Map<string, Map<string, number>>()
  codes.forEach((code, at) => {
    const count = votes.get(code.division) ?? new Map<string, number>()
    const town = nearest[at]
    if (!town) return
    const vote = 1 / (1 + roughKm(town, code) / DOUBT_KM)
    count.set(town.stateCode, (count.get(town.stateCode) ?? 0) + vote)
    votes.set(code.division, count)
  })
  const stateOf = new Map(
    [...votes].map(([division, count]) => {
      const [winner] = [...count].sort((a, b) => b[1] - a[1])
      return [division, winner?.[0] ?? '']
    }),
  )
  return codes.map((code, at) => {
    const own = nearest[at]?.stateCode
    const stateCode = code.division === '' ? own : stateOf.get(code.division)
    return Object.assign({}, code, { stateCode: stateCode ?? '' })
  })
}
