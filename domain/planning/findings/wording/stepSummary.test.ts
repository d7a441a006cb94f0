import { describe, expect, it } from 'vitest'
import { AUDIENCE_ATTRIBUTES } from '../../audience/audienceAttributes.ts'
import { forecastBenchCases, largestScreenCase } from '#domain/testing/forecastBenchCases.ts'
import { forecast } from '../../forecast/forecast.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import { editAudience } from '../../campaign/edits/audienceEdits.ts'
import { applyDaypartPreset, paintDayparts } from '../../campaign/edits/daypartEdits.ts'
import { describePlan } from './describePlan.ts'
import { editInventory } from '../../campaign/edits/inventoryEdits.ts'
import { newPlan } from '../../campaign/start/newPlan.ts'
import { PLAN_STEPS, PLAN_STEP_TITLES } from '../../campaign/planStep.ts'
import { editRegion } from '../../campaign/edits/regionEdits.ts'
import { isFactless, planSummary, stepSummary } from './stepSummary.ts'

const now = new Date('2026-11-20T17:00:00Z')
const { plan: benchPlan, reference } = forecastBenchCases().smallest
const plan = { ...benchPlan, audience: newPlan({ ...benchPlan, country: 'US', now }).audience }

it('configures a campaign in the order of the specification', () => {
  expect(PLAN_STEPS.map((step) => PLAN_STEP_TITLES[step])).toEqual([
    'Region',
    'Audience Targeting',
    'Ad Formats',
    'Creatives',
    'Runtime',
    'Time and Day Restrictions',
    'Frequency Capping',
    'Budget',
    'Summary',
  ])
})

function label(reference: string): string {
  const [attributeId, optionId] = reference.split('.')
  const attribute = AUDIENCE_ATTRIBUTES.find(({ id }) => id === attributeId)
  return attribute?.options.find(({ id }) => id === optionId)?.label ?? ''
}

describe('stepSummary', () => {
  it('says the same before the facts of the region are there, of all but four steps', () => {
    const steps = PLAN_STEPS
    const early = steps.filter(isFactless)
    for (const step of early)
      expect(planSummary(plan, step)).toBe(stepSummary(plan, step, reference))
    expect(steps.length - early.length).toBe(4)
  })
  it('says where and how many people live there', () => {
    const people = forecast(plan, reference).regionPopulation
    const words =
      people >= 1_000_000 ? /^City 0, 4 mi: [\d.]+ M people$/ : /^City 0, 4 mi: [\d,]+ people$/
    expect(stepSummary(plan, 'region', reference)).toMatch(words)
    const usa = editRegion(plan, { wholeCountry: true })
    expect(stepSummary(usa, 'region', reference)).toBe('United States: 331 M people')
    const mixed = editRegion(plan, { zipCodes: ['10001', '10002'], stateCodes: ['TX'] })
    expect(stepSummary(mixed, 'region', reference)).toMatch(/^City 0, 4 mi, 2 ZIP codes and TX: /)
    expect(stepSummary(editRegion(plan, { places: [] }), 'region', reference)).toBe('No region yet')
  })

  it('counts nothing in a region that is not chosen yet', () => {
    const nowhere = editRegion(plan, { places: [] })
    expect(stepSummary(nowhere, 'audience', reference)).toBe('All genders, all ages; all topics')
    const byHand = editInventory(nowhere, { topics: [], selected: ['prd_1'] })
    expect(stepSummary(byHand, 'audience', reference)).toBe(
      'All genders, all ages; websites of your choice',
    )
    const tv = newPlan({ mediaType: 'ctv', country: 'US', now })
    for (const one of [nowhere, tv]) {
      const rows = describePlan(one, reference)
      expect(rows.filter(({ value }) => value.startsWith('0 '))).toEqual([])
      expect(rows.find(({ label }) => label === 'Region')?.value).toBe('No region yet')
    }
  })

  it('counts the screens of a billboard plan', () => {
    const dooh = largestScreenCase()
    const { productCount } = forecast(dooh.plan, dooh.reference)
    expect(stepSummary(dooh.plan, 'region', dooh.reference)).toContain(`, ${productCount} screens`)
  })

  it('states the audience in words', () => {
    const options = ['hobbies.gardening', 'hobbies.cooking']
    const groups = [{ id: 'g', options }]
    const narrow = editAudience(plan, { ageFrom: 25, ageTo: 54, groups })
    const [first = '', second = ''] = options.map(label)
    expect(stepSummary(narrow, 'audience', reference)).toMatch(
      `All genders, 25 to 54, ${first} or ${second}; all topics, `,
    )
    const picked = editInventory(plan, { topics: ['cooking', 'travel'] })
    expect(stepSummary(picked, 'audience', reference)).toMatch(
      /^All genders, all ages; Cooking and Travel, \d+ websites?$/,
    )
  })

  it('states the runtime', () => {
    expect(stepSummary(plan, 'runtime', reference)).toBe(
      'Wed, Nov 18 to Tue, Dec 15, 2026, 28 days (EST)',
    )
    const dooh = newPlan({ mediaType: 'dooh', country: 'US', now })
    expect(stepSummary(dooh, 'runtime', reference)).toBe(
      '4 periods of 7 days, Mon, Dec 7, 2026 to Sun, Jan 3, 2027 (EST)',
    )
    expect(stepSummary(plan, 'dayparts', reference)).toBe('All hours')
    const office = applyDaypartPreset(plan, 'business')
    expect(stepSummary(office, 'dayparts', reference)).toBe('Mon to Fri, 8am to 6pm')
    const odd = paintDayparts(office, { fromDay: 6, toDay: 6, fromHour: 0, toHour: 0 }, true)
    expect(stepSummary(odd, 'dayparts', reference)).toBe('51 of 168 hours a week')
  })

  it('states the formats, and what the budget buys', () => {
    const dooh = newPlan({ mediaType: 'dooh', country: 'US', now })
    expect(stepSummary(dooh, 'formats', reference)).toBe(
      '16:9 Ratio, static and video up to 10 s; 9:16 Ratio, static and video up to 10 s',
    )
    expect(stepSummary(plan, 'frequency', reference)).toBe('At most 3x per day')
    expect(stepSummary(plan, 'budget', reference)).toMatch(/^\$500 for about [\d,]+ impressions$/)
    expect(stepSummary(plan, 'summary', reference)).toMatch(
      /^Reaches about [\d,]+ people [\d.]+× each for \$500$/,
    )
  })

  it.each(MEDIA_TYPES)('has a line for every step of %s, whatever is missing', (mediaType) => {
    const start = newPlan({ mediaType, country: 'US', now })
    const bare = { ...editInventory(start, { topics: [] }), formatIds: [] }
    for (const one of [start, bare]) {
      const lines = PLAN_STEPS.map((step) => stepSummary(one, step, reference))
      expect(lines.filter((line) => /^$|undefined|NaN|Invalid/.test(line))).toEqual([])
    }
  })
})

describe('describePlan', () => {
  it('has a row for every choice, and says what is an estimate', () => {
    const rows = describePlan(plan, reference)
    const value = (wanted: string): string | undefined =>
      rows.find((row) => row.label === wanted)?.value
    expect(value('Media type')).toBe('Display')
    expect(value('Frequency cap')).toBe('At most 3x per day')
    expect(value('Budget')).toBe('$500')
    expect(value('People reached')).toMatch(/\(estimate\)$/)
    expect(value('Left out')).toBeDefined()
    expect(rows.filter((row) => row.value === '')).toEqual([])
    const dooh = largestScreenCase()
    const labels = describePlan(dooh.plan, dooh.reference).map((row) => row.label)
    expect(labels).toContain('Views')
    expect(labels).not.toContain('Frequency cap')
  })
})
