import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { LandRing } from '#domain/planning/local/landPath.ts'

const readRings = async (name: string) =>
  JSON.parse(
    await readFile(new URL(`../../public/ground/${name}.json`, import.meta.url), 'utf8'),
  ) as LandRing[]

/** Number of a ring's edges that a line from a point to the east crosses. */
function crossings(ring: LandRing, longitude: number, latitude: number): number {
  let count = 0
  for (let at = 0; at + 1 < ring.length; at += 2) {
    const next = (at + 2) % ring.length
    const [x, y] = [ring[at] ?? 0, ring[at + 1] ?? 0]
    const [nextX, nextY] = [ring[next] ?? 0, ring[next + 1] ?? 0]
    if (y > latitude === nextY > latitude) continue
    if (longitude < x + ((latitude - y) / (nextY - y)) * (nextX - x)) count += 1
  }
  return count
}

/** By the even-odd rule, as pages draw it. */
const isLand = (rings: readonly LandRing[], latitude: number, longitude: number) =>
  rings.reduce((sum, ring) => sum + crossings(ring, longitude, latitude), 0) % 2 === 1

describe('the ground of local pages', () => {
  it.each([
    ['ca', 'Lake Ontario off Toronto', 43.5, -79.2],
    ['ca', 'Lake Huron in Canada', 44.5, -82.0],
    ['ca', 'Lake Erie in the United States', 41.8, -81.6],
    ['ca', 'Lake Winnipeg', 52.5, -97.8],
    ['us', 'Lake Ontario in Canada', 43.5, -79.2],
    ['us', 'Lake Erie in Canada', 42.3, -81.4],
    ['us', 'Lake Erie in the United States', 41.8, -81.6],
    ['us', 'Lake Saint Clair in Canada', 42.4, -82.6],
    ['us', 'the Great Salt Lake', 41.2, -112.5],
    ['dach', 'Lake Constance', 47.6, 9.4],
    ['dach', 'Lake Geneva', 46.45, 6.55],
    ['nz', 'Lake Taupo', -38.8, 175.9],
  ])('of %s is water at %s', async (name, _place, latitude, longitude) => {
    expect(isLand(await readRings(name), latitude, longitude)).toBe(false)
  })

  it.each([
    ['ca', 'Toronto', 43.7, -79.4],
    ['ca', 'Hamilton', 43.25, -79.87],
    ['ca', 'Manitoulin Island', 45.75, -82.2],
    ['us', 'Detroit', 42.36, -83.1],
    ['us', 'Windsor in Canada', 42.27, -83.0],
    ['us', 'Buffalo', 42.9, -78.85],
    ['us', 'Chicago', 41.88, -87.65],
    ['dach', 'Konstanz', 47.66, 9.17],
    ['gb', 'London', 51.5, -0.1],
    ['au', 'Sydney', -33.87, 151.1],
    ['nz', 'Taupo', -38.69, 176.12],
  ])('of %s is land at %s', async (name, _place, latitude, longitude) => {
    expect(isLand(await readRings(name), latitude, longitude)).toBe(true)
  })
})
