import { describe, expect, it } from 'vitest'
import { campaignPlanSchema } from '../campaign/campaignPlan.ts'
import { isCampaignPlan } from '../campaign/isCampaignPlan.ts'
import {
  addExcluded,
  addPlaces,
  removeExcluded,
  setAllRadii,
  setExcludedRadius,
} from '../campaign/edits/areaEdits.ts'
import { setWholeCountry } from '../campaign/edits/regionEdits.ts'
import { regionParts } from '../combined/regionParts.ts'
import { formatRegion } from '../findings/wording/formatRegion.ts'
import { placeOfPin } from '#domain/foundation/geo/pins/pin.ts'
import { planned, sites } from '#domain/testing/austin.ts'
import { reachedRegion, regionPopulation } from './reachedCells.ts'

const plan = planned('online_display', 60)
const { region: known } = sites
const [austin] = known.places
if (!austin) throw new Error('The reference of the tests has no place.')
const reached = reachedRegion(plan.region, known)
const [cell] = reached.cells
if (!cell) throw new Error('The region of the tests has no cell.')
const pin = placeOfPin(`pin_US_${cell.latitude.toFixed(5)}_${cell.longitude.toFixed(5)}`)
if (!pin) throw new Error('The pin of the tests lies outside the US.')
const reference = { ...known, places: [...known.places, pin] }
const without = setExcludedRadius(addExcluded(plan, pin), pin.id, 1)

describe('a region with an excluded area', () => {
  it('counts nobody who lives there, and draws none of its cells', () => {
    const less = reachedRegion(without.region, reference)
    expect(less.cells.map(({ id }) => id)).not.toContain(cell.id)
    const gone = reached.cells.filter(({ id }) => !less.cells.some((one) => one.id === id))
    const people = gone.reduce((sum, { population }) => sum + population, 0)
    expect(less.population).toBe(reached.population - people)
    expect(regionPopulation(without.region, reference)).toBe(less.population)
  })

  it('excludes it from the whole country and from a whole state, too', () => {
    const whole = regionPopulation(setWholeCountry(plan, true).region, reference)
    const country = regionPopulation(setWholeCountry(without, true).region, reference)
    expect(country).toBeLessThan(whole)
    const texas = { ...without.region, places: [], stateCodes: [cell.stateCode] }
    const { excluded: _, ...all } = texas
    expect(regionPopulation(texas, reference)).toBeLessThan(regionPopulation(all, reference))
  })

  it('is no part of what another region adds to it', () => {
    const parts = regionParts([
      { region: without.region, reference },
      { region: plan.region, reference },
    ])
    const both = parts.find(({ regions }) => regions.length === 2)
    expect(both?.population).toBe(regionPopulation(without.region, reference))
    expect(parts.reduce((sum, { population }) => sum + population, 0)).toBe(reached.population)
  })

  it('is said in words, and is a plan like before once it is included again', () => {
    expect(formatRegion(without.region, reference)).toMatch(
      /^Austin, Texas, 60 mi without .+, 1 mi$/,
    )
    expect(isCampaignPlan(without)).toBe(true)
    expect(campaignPlanSchema.safeParse(without).success).toBe(true)
    expect(removeExcluded(without, pin.id)).toEqual(plan)
  })
})

describe('a region of many stores', () => {
  it('counts people of overlapping circles once', () => {
    const near = [0.01, 0.02, 0.03].flatMap((step) => {
      const id = `pin_US_${(austin.latitude + step).toFixed(5)}_${austin.longitude.toFixed(5)}`
      return placeOfPin(id) ?? []
    })
    const stores = addPlaces(
      plan,
      near.map((place) => ({ place, radius: 60 })),
    )
    const all = { ...known, places: [...known.places, ...near] }
    expect(stores.region.places).toHaveLength(4)
    const people = regionPopulation(stores.region, all)
    expect(people).toBeGreaterThanOrEqual(reached.population)
    expect(people).toBeLessThan(reached.population * 1.2)
    expect(setAllRadii(stores, 3).region.places.map(({ radius }) => radius)).toEqual([3, 3, 3, 3])
  })
})
