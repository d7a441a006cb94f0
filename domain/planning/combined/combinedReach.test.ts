import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { austin, planned, sites } from '#domain/testing/austin.ts'
import { casesOfOneRegionArb, type RandomCase } from '#domain/testing/randomCases.ts'
import { assessPlan } from '../assessment/assessPlan.ts'
import { addPlace, setRadius } from '../campaign/edits/regionEdits.ts'
import { editAudience } from '../campaign/edits/audienceEdits.ts'
import { forecast } from '../forecast/forecast.ts'
import { combinedReach, reachJoiner, type ReachedLine } from './combinedReach.ts'
import { regionParts } from './regionParts.ts'

const lineOf = ({ plan, reference }: RandomCase, at = 0): ReachedLine => {
  const { reach, impressions } = forecast(plan, reference)
  return {
    key: `cart_${at + 1}`,
    assessment: assessPlan(plan, reference),
    region: reference.region,
    reach,
    impressions: impressions.mid,
  }
}

const people = (...cases: RandomCase[]): number => combinedReach(cases.map(lineOf)).people

describe('laws of combinedReach for random carts', () => {
  it('stays within the people of all regions, and those who pass screens', () => {
    fc.assert(
      fc.property(casesOfOneRegionArb, (cases) => {
        const lines = cases.map(lineOf)
        const residents = regionParts(
          cases.map(({ plan, reference }) => ({
            region: plan.region,
            reference: reference.region,
          })),
        ).reduce((sum, { population }) => sum + population, 0)
        const passing = lines
          .filter(({ assessment }) => assessment.plan.mediaType === 'dooh')
          .reduce((sum, { reach }) => sum + reach, 0)
        expect(combinedReach(lines).people).toBeLessThanOrEqual(residents + passing + 1)
      }),
      { numRuns: 300 },
    )
  })

  it('stays within the people of all regions without passers-by', () => {
    fc.assert(
      fc.property(casesOfOneRegionArb, (cases) => {
        const own = cases.filter(({ plan }) => plan.mediaType !== 'dooh')
        const residents = regionParts(
          own.map(({ plan, reference }) => ({ region: plan.region, reference: reference.region })),
        ).reduce((sum, { population }) => sum + population, 0)
        expect(people(...own)).toBeLessThanOrEqual(residents + 1)
      }),
      { numRuns: 300 },
    )
  })

  it('never falls when a line is added, and never exceeds the sum of the lines', () => {
    fc.assert(
      fc.property(casesOfOneRegionArb, (cases) => {
        const lines = cases.map(lineOf)
        const all = combinedReach(lines)
        expect(all.people).toBeGreaterThanOrEqual(combinedReach(lines.slice(1)).people)
        const sum = lines.reduce((total, { reach }) => total + reach, 0)
        expect(all.people).toBeLessThanOrEqual(sum)
        expect(all.people).toBeGreaterThanOrEqual(Math.max(...lines.map(({ reach }) => reach)))
        for (const { reach, adds } of all.lines) {
          expect(adds).toBeGreaterThanOrEqual(0)
          expect(adds).toBeLessThanOrEqual(reach + 1)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('equals the forecast of a single line', () => {
    fc.assert(
      fc.property(casesOfOneRegionArb, (cases) => {
        const alone = cases.map((one) => people(one))
        const forecasts = cases.map(({ plan, reference }) => forecast(plan, reference).reach)
        expect(alone).toEqual(forecasts)
        const lines = cases.map(lineOf)
        expect(lines.map((line) => reachJoiner([line])([line.reach]))).toEqual(forecasts)
      }),
      { numRuns: 500 },
    )
  })

  it('does not depend on the order of lines', () => {
    fc.assert(
      fc.property(casesOfOneRegionArb, (cases) => {
        const turned = people(...cases.toReversed())
        expect(Math.abs(people(...cases) - turned)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 200 },
    )
  })
})

describe('combinedReach', () => {
  const display = { plan: planned('online_display'), reference: sites }

  it('adds up separate places', () => {
    const north = { ...austin, id: 'city_2', name: 'North', latitude: austin.latitude + 1.8 }
    const reference = { ...sites, region: { ...sites.region, places: [austin, north] } }
    const at = (place: typeof austin) => {
      const { region } = setRadius(
        addPlace({ ...display.plan, region: { ...display.plan.region, places: [] } }, place),
        place.id,
        10,
      )
      return { plan: { ...display.plan, region }, reference }
    }
    const [here, there] = [at(austin), at(north)]
    expect(people(here)).toBeGreaterThan(0)
    expect(people(here, there)).toBe(people(here) + people(there))
  })

  it('adds up separate genders and separate ages', () => {
    const women = { ...display, plan: editAudience(display.plan, { gender: 'female' }) }
    const men = { ...display, plan: editAudience(display.plan, { gender: 'male' }) }
    expect(people(women, men)).toBe(people(women) + people(men))
    const young = { ...display, plan: editAudience(display.plan, { ageTo: 34 }) }
    const old = { ...display, plan: editAudience(display.plan, { ageFrom: 35 }) }
    expect(people(young, old)).toBe(people(young) + people(old))
  })

  it('counts a campaign that is booked twice within the people of its products', () => {
    const reachable = assessPlan(display.plan, display.reference).reachable
    const once = people(display)
    expect(people(display, display)).toBeLessThanOrEqual(reachable)
    expect(people(display, display)).toBe(Math.round(once * 2 - (once * once) / reachable))
  })

  it('finds more overlap between equal interests than between different ones', () => {
    const interestedIn = (option: string) => ({
      ...display,
      plan: editAudience(display.plan, { groups: [{ id: 'a', options: [option] }] }),
    })
    const [baking, games] = [interestedIn('hobbies.baking'), interestedIn('hobbies.board_games')]
    const equal = people(baking) * 2 - people(baking, baking)
    const different = people(baking) + people(games) - people(baking, games)
    expect(different).toBeGreaterThan(0)
    expect(equal).toBeGreaterThan(different * 1.5)
  })

  it('shares impressions among the people reached once, and says what each line adds', () => {
    const lines = [lineOf(display, 0), lineOf(display, 1)]
    const all = combinedReach(lines)
    const impressions = lines.reduce((sum, line) => sum + line.impressions, 0)
    expect(all.frequency).toBeCloseTo(impressions / all.people, 6)
    expect(all.lines.map(({ key }) => key)).toEqual(['cart_1', 'cart_2'])
    expect(all.lines[0]?.adds).toBe(all.people - people(display))
  })

  it('reaches nobody with an empty cart', () => {
    expect(combinedReach([])).toEqual({ people: 0, frequency: 0, lines: [] })
  })
})
