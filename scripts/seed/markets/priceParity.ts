import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { haversineKm, type GeoPoint } from '#domain/foundation/geo/distance.ts'

const FILE = join(import.meta.dirname, '../../../database/seed/markets/usMetroPriceParity.tsv')

/** Price level of all places outside metros, United States = 1 (BEA, Regional Price Parities 2023). */
const NONMETRO_PARITY = 0.8822
/**
 * A metro counts fully within the first distance; from the second one on, the level outside metros
 * applies.
 */
const METRO_KM = 25
const EDGE_KM = 70

interface Metro extends GeoPoint {
  parity: number
}

const readMetros = (): Metro[] =>
  readFileSync(FILE, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, , parity, latitude, longitude] = line.split('\t')
      return {
        parity: Number(parity) / 100,
        latitude: Number(latitude),
        longitude: Number(longitude),
      }
    })

/**
 * Returns a function that gives the price level at a point in the United States (1 is the national
 * average): its metro's, or a smooth average between metros.
 */
export function usPriceParity(): (point: GeoPoint) => number {
  const metros = readMetros()
  const nonmetroWeight = weightAt(EDGE_KM)
  return (point) => {
    let weights = nonmetroWeight
    let sum = nonmetroWeight * NONMETRO_PARITY
    for (const metro of metros) {
      if (Math.abs(metro.latitude - point.latitude) > 3) continue
      const weight = weightAt(haversineKm(metro, point))
      weights += weight
      sum += weight * metro.parity
    }
    return sum / weights
  }
}

const weightAt = (km: number): number => (METRO_KM / Math.max(METRO_KM / 4, km)) ** 4
