import { normalizePlaceName } from '#domain/foundation/geo/placeName.ts'
import type { PostalCode } from './usZipCodes.ts'

/** A city whose people are spread over the postal codes around it. */
export interface SpreadCity {
  name: string
  latitude: number
  longitude: number
  population: number
}

const SAME_NAME_KM = 60
/** Codes closer than about this share their neighbourhood. */
const CROWD_KM = 0.7
/** People per square kilometer of a city: how far its codes reach. */
const CITY_DENSITY = 1_200
const POTENTIAL_KM = 13
const POTENTIAL_REACH_KM = 70
/** A typical code is full at about this many people: the rest of the state goes to the codes that are not. */
const FULL_CODE = 14_000

/**
 * An estimate of the weight (relative population) of each postal code of one state: each city over the codes that
 * bear its name and those near it, then the people outside of cities over all codes, more to those near cities.
 */
export function postalCodeWeights(
  codes: readonly PostalCode[],
  cities: readonly SpreadCity[],
  statePopulation: number,
): number[] {
  const units = codeUnits(codes)
  const weights = codes.map(() => 0)
  const names = codes.map((code) => normalizePlaceName(code.name))
  for (const city of cities) addCity(city, codes, names, units, weights)
  const inCities = cities.reduce((sum, city) => sum + city.population, 0)
  const outside = statePopulation - inCities
  if (outside > 0) addOutside(outside, codes, cities, units, weights)
  return weights
}

/**
 * Codes crowded on one spot are boxes and single buildings: together they count about as much as one code that has
 * its neighbourhood to itself.
 */
function codeUnits(codes: readonly PostalCode[]): number[] {
  const byLatitude = codes
    .map((_, at) => at)
    .sort((a, b) => latitudeOf(codes, a) - latitudeOf(codes, b))
  const crowds = codes.map(() => 0)
  byLatitude.forEach((at, position) => {
    const code = codes[at]
    if (!code) return
    for (let other = position; other < byLatitude.length; other++) {
      const near = codes[byLatitude[other] ?? -1]
      if (!near || (near.latitude - code.latitude) * 111.2 > 3 * CROWD_KM) break
      const closeness = Math.exp(-((roughKm(code, near) / CROWD_KM) ** 2))
      crowds[at] = (crowds[at] ?? 0) + closeness
      const nearAt = byLatitude[other] ?? -1
      if (nearAt !== at) crowds[nearAt] = (crowds[nearAt] ?? 0) + closeness
    }
  })
  return crowds.map((crowd) => 1 / Math.max(1, crowd))
}

function latitudeOf(codes: readonly PostalCode[], at: number): number {
  return codes[at]?.latitude ?? 0
}

function addCity(
  city: SpreadCity,
  codes: readonly PostalCode[],
  names: readonly string[],
  units: readonly number[],
  weights: number[],
): void {
  const name = normalizePlaceName(city.name).replace(/^the /, '')
  const cityRadius = Math.sqrt(city.population / CITY_DENSITY / Math.PI)
  const named: [number, number][] = []
  const near: [number, number][] = []
  let nearest = -1
  let nearestKm = Infinity
  codes.forEach((code, at) => {
    const km = roughKm(city, code)
    if (km > SAME_NAME_KM && nearestKm < SAME_NAME_KM) return
    if (km < nearestKm) [nearest, nearestKm] = [at, km]
    const share = (units[at] ?? 0) / (1 + (km / (cityRadius + 3)) ** 2)
    if (names[at] === name && km <= SAME_NAME_KM) named.push([at, share])
    if (km <= cityRadius + 1.5 && names[at] !== name) {
      near.push([at, share])
    }
  })
  if (named.length === 0 && near.length === 0 && nearest >= 0) named.push([nearest, 1])
  // Many codes inside a city bear the name of a quarter; those of a small town hardly ever.
  const nearPart =
    near.length === 0 ? 0 : named.length === 0 ? 1 : city.population > 50_000 ? 0.25 : 0.1
  addShares(city.population * (1 - nearPart), named, weights)
  addShares(city.population * nearPart, near, weights)
}

function addOutside(
  outside: number,
  codes: readonly PostalCode[],
  cities: readonly SpreadCity[],
  units: readonly number[],
  weights: number[],
): void {
  const shares = codes.map((code, at): [number, number] => {
    let potential = 0
    for (const city of cities) {
      const km = roughKm(city, code)
      if (km < POTENTIAL_REACH_KM) potential += city.population * Math.exp(-km / POTENTIAL_KM)
    }
    const room = 1 / (1 + ((weights[at] ?? 0) / FULL_CODE) ** 2)
    return [at, (units[at] ?? 0) * (2_500 + potential ** 0.8) * room]
  })
  addShares(outside, shares, weights)
}

function addShares(
  population: number,
  shares: readonly [number, number][],
  weights: number[],
): void {
  const sum = shares.reduce((all, [, share]) => all + share, 0)
  if (sum <= 0) return
  for (const [at, share] of shares) weights[at] = (weights[at] ?? 0) + (population * share) / sum
}

interface Position {
  latitude: number
  longitude: number
}

/** Good to a percent within a state, and a tenth of the work of the exact distance. */
function roughKm(a: Position, b: Position): number {
  const y = (a.latitude - b.latitude) * 111.2
  const x = (a.longitude - b.longitude) * 111.2 * Math.cos((a.latitude * Math.PI) / 180)
  return Math.sqrt(x * x + y * y)
}
