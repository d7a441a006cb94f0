import { expect, it } from 'vitest'
import { labelCandidates, placeLabels, type LabelCandidate } from './mapLabels.ts'

const view = { k: 1, x: 0, y: 0 }
const size = { width: 500, height: 400 }
const city: LabelCandidate = { name: 'San Antonio', rank: 'large', x: 250, y: 200 }
const width = () => 80

it('places a name beside its dot, or above it when a mark covers the dot', () => {
  const [free] = placeLabels([city], { view, size, marks: [] }, width)
  expect(free?.text).toEqual({ x: 257, y: 200 })
  const sign = { left: 235, right: 290, top: 191, bottom: 209 }
  const [above] = placeLabels([city], { view, size, marks: [sign] }, width)
  expect(above).toMatchObject({ dot: { y: 200 }, text: { x: 257, y: 180 } })
})

it('omits a name that marks surround', () => {
  const signs = { left: 0, right: 500, top: 150, bottom: 250 }
  expect(placeLabels([city], { view, size, marks: [signs] }, width)).toEqual([])
})

it('shows a town with two names once, and distant towns of the same name each', () => {
  const cell = (id: string, name: string, longitude: number) =>
    ({
      id,
      country: 'US',
      code: id,
      name,
      stateCode: id,
      latitude: 30,
      longitude,
      population: 10,
    }) as const
  const york = { name: 'New York', latitude: 30, longitude: -97, population: 900_000 }
  const cells = [
    cell('1', 'New York City', -97.1),
    cell('2', 'New York', -90),
    cell('3', 'Yorkville', -97.2),
  ]
  const names = labelCandidates([], [york], cells, -96).map(({ name, rank }) => `${name} ${rank}`)
  expect(names).toEqual(['New York large', 'New York small', 'Yorkville small'])
})
