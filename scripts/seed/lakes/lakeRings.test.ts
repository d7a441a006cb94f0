import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lakeRings } from './lakeRings.ts'

const FOLDER = new URL('../../../client/components/planning/map/ground/data/', import.meta.url)

/** The points of a ring, in degrees. */
function pointsOf(ring: readonly number[]): [number, number][] {
  let [x, y] = [0, 0]
  return Array.from({ length: ring.length / 2 }, (_, at) => {
    x += ring[2 * at] ?? 0
    y += ring[2 * at + 1] ?? 0
    return [x / 1_000, y / 1_000]
  })
}

/** Whether a ring contains a point, by the even-odd rule. */
function holds(ring: readonly number[], longitude: number, latitude: number): boolean {
  const points = pointsOf(ring)
  const crossed = points.filter(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [0, 0]
    if (y > latitude === nextY > latitude) return false
    return longitude < x + ((latitude - y) / (nextY - y)) * (nextX - x)
  })
  return crossed.length % 2 === 1
}

async function isLake(name: string, latitude: number, longitude: number): Promise<boolean> {
  const text = await readFile(new URL(`${name}.json`, FOLDER), 'utf8')
  const { lakes } = JSON.parse(text) as { lakes: number[][] }
  // Islands are separate rings.
  return lakes.filter((ring) => holds(ring, longitude, latitude)).length % 2 === 1
}

describe('the lakes of the region map', () => {
  it.each([
    ['us', 'Lake Ontario in Canada', 43.5, -79.2],
    ['us', 'Lake Erie in Canada', 42.3, -81.4],
    ['us', 'Lake Huron in Canada', 44.5, -82.0],
    ['us', 'Lake Superior in Canada', 48.0, -86.5],
    ['us', 'the Great Salt Lake', 41.2, -112.5],
    ['ca', 'Lake Ontario off Toronto', 43.5, -79.2],
    ['ca', 'Lake Winnipeg', 52.5, -97.8],
    ['dach', 'Lake Constance', 47.6, 9.4],
    ['nz', 'Lake Taupo', -38.8, 175.9],
  ])('of %s have %s', async (name, _place, latitude, longitude) => {
    expect(await isLake(name, latitude, longitude)).toBe(true)
  })

  it.each([
    ['us', 'Windsor in Canada', 42.25, -82.95],
    ['us', 'Detroit', 42.36, -83.1],
    ['ca', 'Toronto', 43.7, -79.4],
    ['ca', 'Hamilton', 43.25, -79.87],
    ['ca', 'Manitoulin Island', 45.75, -82.2],
    ['dach', 'Konstanz', 47.68, 9.15],
  ])('of %s leave out %s', async (name, _place, latitude, longitude) => {
    expect(await isLake(name, latitude, longitude)).toBe(false)
  })
})

describe('lakeRings', () => {
  const SQUARE = [0, 0, 1, 0, 1, 1, 0, 1]

  it('leaves out small lakes', () => {
    expect(lakeRings([SQUARE], { least: 0.5, detail: 0.01 })).toHaveLength(1)
    expect(lakeRings([SQUARE], { least: 2, detail: 0.01 })).toEqual([])
  })

  it('drops only points that hardly change a shore', () => {
    const [ring] = lakeRings([[0, 0, 0.5, 0.001, 1, 0, 1, 1, 0, 1]], { least: 0, detail: 0.01 })
    expect(pointsOf(ring ?? [])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ])
  })

  it('keeps every shore within the given tolerance', () => {
    const angle = fc.integer({ min: 5, max: 40 })
    fc.assert(
      fc.property(angle, fc.double({ min: 0.001, max: 0.1, noNaN: true }), (count, detail) => {
        const round = Array.from({ length: count }, (_, at) => (2 * Math.PI * at) / count)
        const lake = round.flatMap((turn) => [Math.cos(turn), Math.sin(turn)])
        const [ring = []] = lakeRings([lake], { least: 0, detail })
        for (const [x, y] of pointsOf(ring)) expect(Math.hypot(x, y)).toBeCloseTo(1, 2)
      }),
    )
  })
})
