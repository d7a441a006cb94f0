import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import { allocateMinor } from '#domain/foundation/money/money.ts'
import { readPlaceFile } from './placeFiles.ts'
import { roughKm, type AreaCode, type SpreadCode } from './spreadTowns.ts'

/** A small area with its counted people; an area of Canada is itself a code and has no position. */
export interface CountedArea {
  code: string
  latitude: number | null
  longitude: number | null
  population: number
}

/**
 * The people of small areas, as counted by their statistical office: England and Wales by output
 * area (ONS, Census 2021, Open Government Licence 3.0), New Zealand by statistical area (Stats NZ,
 * 2022, CC BY 4.0), Canada by postal area (Statistics Canada, Census 2016, Open Licence). None for
 * other countries.
 */
export const readCountedAreas = (country: CampaignCountry): CountedArea[] =>
  readPlaceFile('countedAreas.tsv.gz').flatMap(
    ([of, code = '', latitude = '', longitude = '', population]) =>
      of === country
        ? [
            {
              code,
              latitude: latitude === '' ? null : Number(latitude),
              longitude: longitude === '' ? null : Number(longitude),
              population: Number(population),
            },
          ]
        : [],
  )

const WEIGHT_STEPS = 1_000

/**
 * The counted people of each code of a country, by its position in `codes`, and their average
 * position.
 */
export interface CountedPeople {
  population: number
  latitude: number
  longitude: number
}

/** Codes up to this much farther than the nearest one count as equally near, as many share one spot. */
const AS_NEAR_KM = 0.5

/** Assigns each counted area to the code of its name, else to the nearest codes with an area, in equal parts. */
export function countPeople(
  codes: readonly AreaCode[],
  areas: readonly CountedArea[],
): (CountedPeople | null)[] {
  const sums = codes.map(() => ({ population: 0, latitude: 0, longitude: 0 }))
  const at = new Map(codes.map(({ code }, position) => [code, position]))
  const near = nearestCodes(codes)
  for (const { code, latitude, longitude, population } of areas) {
    const own = at.get(code)
    const hasPosition = latitude !== null && longitude !== null
    const found = own === undefined ? (hasPosition ? near({ latitude, longitude }) : []) : [own]
    for (const one of found) {
      const [sum, place] = [sums[one], hasPosition ? { latitude, longitude } : codes[one]]
      if (!sum || !place) continue
      const share = population / found.length
      sum.population += share
      sum.latitude += share * place.latitude
      sum.longitude += share * place.longitude
    }
  }
  return sums.map(({ population, latitude, longitude }) =>
    population === 0
      ? null
      : { population, latitude: latitude / population, longitude: longitude / population },
  )
}

/** Degrees of latitude and longitude of a grid box; codes are searched in the surrounding boxes. */
const BOX = 0.25

function nearestCodes(codes: readonly AreaCode[]) {
  const boxOf = (degrees: number) => Math.floor(degrees / BOX)
  const boxes = new Map<string, number[]>()
  codes.forEach(({ hasArea, latitude, longitude }, at) => {
    if (!hasArea) return
    const key = `${boxOf(latitude)} ${boxOf(longitude)}`
    boxes.set(key, [...(boxes.get(key) ?? []), at])
  })
  const around = (row: number, column: number, distance: number): number[] => {
    const found: number[] = []
    for (let y = row - distance; y <= row + distance; y += 1)
      for (let x = column - distance; x <= column + distance; x += 1)
        found.push(...(boxes.get(`${y} ${x}`) ?? []))
    return found
  }
  return (from: { latitude: number; longitude: number }): number[] => {
    const [row, column] = [boxOf(from.latitude), boxOf(from.longitude)]
    for (const distance of [1, 2, 4, 8]) {
      const near = around(row, column, distance).flatMap((at) => {
        const code = codes[at]
        return code ? [{ at, km: roughKm(from, code) }] : []
      })
      if (near.length === 0) continue
      const nearest = Math.min(...near.map(({ km }) => km))
      return near.filter(({ km }) => km <= nearest + AS_NEAR_KM).map(({ at }) => at)
    }
    return []
  }
}

/** A state with a smaller counted share was not counted: its few people are at a neighbor's border. */
const COUNTED_PART = 0.5

/** The counted people of one state's codes, scaled to the state's total; null for a state that was not counted. */
export function scaledPeople(
  codes: readonly AreaCode[],
  counted: readonly (CountedPeople | null)[],
  total: number,
): SpreadCode[] | null {
  const weights = counted.map((one) => Math.round((one?.population ?? 0) * WEIGHT_STEPS))
  const sum = counted.reduce((all, one) => all + (one?.population ?? 0), 0)
  if (sum < COUNTED_PART * total) return null
  const people = allocateMinor(total, weights)
  return codes.map(({ latitude, longitude }, at) => {
    const place = counted[at] ?? { latitude, longitude }
    return { population: people[at] ?? 0, latitude: place.latitude, longitude: place.longitude }
  })
}
