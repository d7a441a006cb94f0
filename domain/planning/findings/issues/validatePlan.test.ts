import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { defaultFormatIds, newPlan } from '../../campaign/start/newPlan.ts'
import type { CampaignPlan } from '../../campaign/campaignPlan.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import type { PlanReference } from '../../assessment/planReference.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { assessPlan } from '../../assessment/assessPlan.ts'
import { forecast } from '../../forecast/forecast.ts'
import { budgetProblem } from '../../pricing/budgetProblem.ts'
import { priceSchedule } from '../../pricing/priceSchedule.ts'
import {
  confirmFewWebsites,
  editInventory,
  selectOnly,
} from '../../campaign/edits/inventoryEdits.ts'
import { selectPeriods } from '../../campaign/edits/periodEdits.ts'
import { editRegion } from '../../campaign/edits/regionEdits.ts'
import { PLAN_STEPS } from '../../campaign/planStep.ts'
import { stepStates } from './stepState.ts'
import { validatePlan } from './validatePlan.ts'

const now = new Date('2026-11-20T17:00:00Z')

const cell: RegionCell = {
  id: 'zip_US_78701',
  code: '78701',
  name: 'Austin',
  stateCode: 'TX',
  country: 'US',
  latitude: 30.27,
  longitude: -97.74,
  population: 2_460_000,
}

function site(at: number, mediaType: MediaType): Product {
  return {
    id: `p${at}`,
    organization: 'Someone',
    mediaType,
    kind: 'website',
    name: `Site ${at}`,
    country: 'US',
    topic: at % 2 === 0 ? 'cooking' : 'travel',
    formatIds: defaultFormatIds(mediaType),
    ratecardCpmMinor: 720,
    baseCpmMinor: 600,
    minSpendMinor: 25_00,
    leadTimeDays: at === 7 ? 12 : 2,
    weeklyImpressions: 10_000_000,
    premium: false,
  }
}

function referenceFor(mediaType: MediaType): PlanReference {
  const states = [{ ...cell, code: 'TX', name: 'Texas', population: 29_000_000 }]
  const profile = { country: 'US' as const, population: 331_000_000, states, hasPostalCodes: true }
  const products = Array.from({ length: 40 }, (_, at) => site(at, mediaType))
  return { region: { profiles: [profile], cells: [cell], places: [] }, products }
}

const reference = referenceFor('online_display')

function planned(mediaType: MediaType = 'online_display'): CampaignPlan {
  return editRegion(newPlan({ mediaType, country: 'US', now }), { zipCodes: ['78701'] })
}

function messages(plan: CampaignPlan, facts = reference): string[] {
  return validatePlan(plan, facts, { now }).map(({ message }) => message)
}

describe('validatePlan', () => {
  it('finds nothing in a new plan with a region', () => {
    expect(validatePlan(planned(), reference, { now })).toEqual([])
  })

  it('requires a region, or a larger one', () => {
    const plan = newPlan({ mediaType: 'online_display', country: 'US', now })
    const empty = 'Please select a region, consider increasing the radius.'
    expect(messages(plan)).toEqual([empty])
    expect(messages(editRegion(plan, { zipCodes: ['99999'] }))).toEqual([empty])
    const issues = validatePlan(plan, reference, { now })
    expect(issues[0]).toMatchObject({ step: 'region', path: 'region', severity: 'error' })
    expect(stepStates(issues).map(({ state }) => state)).toEqual([
      'error',
      ...Array.from({ length: 7 }, () => 'complete'),
      'error',
    ])
  })

  it('requires a topic or website', () => {
    const none = editInventory(planned(), { topics: [] })
    expect(messages(none)).toEqual(['Please select a topic or website'])
    const all = reference.products.map(({ id }) => id)
    expect(messages(editInventory(planned(), { deselected: all }))).toEqual([
      'Please select a topic or website',
    ])
  })

  it('requires at least one format, hour and period', () => {
    const selectOne = ['Please select at least one option!']
    expect(messages({ ...planned(), formatIds: [] })).toEqual(selectOne)
    const noHours = planned().dayparts.map(() => '0'.repeat(24))
    expect(messages({ ...planned(), dayparts: noHours })).toEqual(selectOne)
    const dooh = selectPeriods(newPlan({ mediaType: 'dooh', country: 'US', now }), [])
    expect(messages(dooh)).toContain('Please select at least one option!')
  })

  it('compares from and to', () => {
    const message = 'The "from" value cannot be larger than the "to" value.'
    const plan = planned()
    expect(messages({ ...plan, audience: { ...plan.audience, ageFrom: 60, ageTo: 20 } })).toContain(
      message,
    )
    const oneDay = { ...plan.runtime, endDate: plan.runtime.startDate }
    expect(messages({ ...plan, runtime: oneDay })).toEqual([])
    const endDate = addDays(plan.runtime.startDate, -1)
    expect(messages({ ...plan, runtime: { ...plan.runtime, endDate } })).toEqual([message])
  })

  it('limits the targeting options', () => {
    const plan = planned()
    const options = Array.from({ length: 26 }, () => 'hobbies.cooking')
    const audience = { ...plan.audience, groups: [{ id: 'g', options }] }
    expect(messages({ ...plan, audience })).toContain(
      'The selected targeting options exceed the limit. Please reduce the selected options.',
    )
  })

  it('keeps the lead time of the medium and of a product picked by hand, and the length of the flight', () => {
    const plan = planned()
    const early = { ...plan.runtime, startDate: '2026-11-23' }
    expect(messages({ ...plan, runtime: early })).toEqual([
      'The earliest possible start is Tue, Nov 24, 2026.',
    ])
    expect(messages({ ...plan, runtime: { ...early, startDate: '2026-11-24' } })).toEqual([])
    const picked = editInventory(plan, { selected: ['p7'] })
    const soon = { ...plan.runtime, startDate: '2026-11-24' }
    expect(messages({ ...picked, runtime: soon })).toEqual([
      'The earliest possible start is Wed, Dec 2, 2026.',
    ])
    const year = { ...plan.runtime, endDate: addDays(plan.runtime.startDate, 364) }
    expect(messages({ ...plan, runtime: year })).toEqual([])
    const long = { ...plan.runtime, endDate: addDays(plan.runtime.startDate, 365) }
    expect(messages({ ...plan, runtime: long })).toEqual(['The maximum value is 365 days.'])
  })

  it('keeps the budget between the minimum and what can be spent', () => {
    expect(messages({ ...planned(), budgetMinor: 99_99 })).toEqual(['The minimum value is $100.'])
    const { maxBudgetMinor } = forecast(planned(), reference)
    expect(messages({ ...planned(), budgetMinor: maxBudgetMinor })).toEqual([])
    const [tooMuch] = messages({ ...planned(), budgetMinor: maxBudgetMinor + 1 })
    expect(tooMuch).toMatch(/^The maximum value is \$[\d,.]+\.$/)
  })

  it('reports too little inventory, with the available number', () => {
    const scarce = {
      ...reference,
      products: reference.products.map((one) => Object.assign({}, one, { weeklyImpressions: 20 })),
    }
    const assessment = assessPlan(planned(), scarce)
    const problem = budgetProblem(assessment, priceSchedule(assessment))
    expect(problem).toMatchObject({ code: 'too_little_available', minBudgetMinor: 100_00 })
    expect(messages(planned(), scarce)).toEqual([problem?.message])
    expect(problem?.message).toMatch(/^Only \d+ can be bought/)
  })

  it('warns of few websites until that is confirmed for this very selection', () => {
    const few = selectOnly(planned(), ['p0', 'p1', 'p2'])
    const [warning, ...others] = validatePlan(few, reference, { now })
    expect(others).toEqual([])
    expect(warning).toMatchObject({ code: 'few_websites', severity: 'confirm', step: 'audience' })
    expect(warning?.message).toContain('only 3 websites: about 8%')
    expect(messages(confirmFewWebsites(few))).toEqual([])
    expect(messages(selectOnly(planned(), ['p0', 'p1', 'p2', 'p3']))).toEqual([])
  })

  it('names each medium’s inventory: genres and stations, categories and services', () => {
    const audio = editInventory(planned('online_audio'), { topics: [] })
    expect(messages(audio, referenceFor('online_audio'))).toContain(
      'Please select a genre or station',
    )
    const ctv = editInventory(planned('ctv'), { topics: [] })
    expect(messages(ctv, referenceFor('ctv'))).toContain(
      'Please select a category or streaming service',
    )
  })

  it('says that a region has no screens', () => {
    const dooh = editRegion(newPlan({ mediaType: 'dooh', country: 'US', now }), {
      zipCodes: ['78701'],
    })
    expect(messages(dooh, { ...reference, products: [] })).toEqual([
      'There is no screen in this region yet. Please consider increasing the radius.',
    ])
  })

  it('refuses periods that overlap or that the runtime does not span', () => {
    const dooh = newPlan({ mediaType: 'dooh', country: 'US', now })
    const start = dooh.runtime.startDate
    expect(messages(selectPeriods(dooh, [start, addDays(start, 3)]))).toContain(
      'The selected periods overlap.',
    )
    const longer = { ...dooh, runtime: { ...dooh.runtime, endDate: '2027-01-31' } }
    expect(messages(longer)).toContain('The runtime does not match the selected periods.')
  })

  it('takes periods one right after the other, in any order, as long as the runtime spans them', () => {
    const dooh = newPlan({ mediaType: 'dooh', country: 'US', now })
    const codes = (plan: CampaignPlan): string[] =>
      validatePlan(plan, reference, { now })
        .filter(({ path }) => path === 'periods.startDates')
        .map(({ code }) => code)
    const { startDate, endDate } = dooh.runtime
    const later = addDays(startDate, 7)
    const periods = dooh.periods && { ...dooh.periods, startDates: [later, startDate] }
    const spanned = { ...dooh.runtime, endDate: addDays(startDate, 13) }
    expect(codes(dooh)).toEqual([])
    expect(codes({ ...dooh, periods, runtime: spanned })).toEqual([])
    expect(codes({ ...dooh, periods: null })).toEqual(['periods_empty'])
    const outside = ['periods_outside_runtime']
    const runtime = { ...dooh.runtime, startDate: addDays(startDate, -1) }
    expect(codes({ ...dooh, runtime })).toEqual(outside)
    const shorter = { ...dooh.runtime, endDate: addDays(endDate, -1) }
    expect(codes({ ...dooh, runtime: shorter })).toEqual(outside)
    expect(codes({ ...planned(), periods: dooh.periods })).toEqual([])
  })

  it('says that no chosen hour falls into the runtime', () => {
    const plan = planned()
    const sundays = plan.dayparts.map((day, at) => (at === 6 ? day : '0'.repeat(24)))
    const monday = { ...plan.runtime, startDate: '2026-12-07', endDate: '2026-12-07' }
    const message = 'None of the selected hours falls into the runtime.'
    expect(messages({ ...plan, dayparts: sundays, runtime: monday })).toEqual([message])
    const withSunday = { ...monday, endDate: '2026-12-13' }
    expect(messages({ ...plan, dayparts: sundays, runtime: withSunday })).toEqual([])
    const backwards = { ...monday, endDate: '2026-12-06' }
    expect(messages({ ...plan, dayparts: sundays, runtime: backwards })).not.toContain(message)
  })

  it('says of the budget only what is wrong with it, next to other mistakes', () => {
    const noRegion = editRegion(planned(), { zipCodes: [] })
    const codes = (plan: CampaignPlan): string[] =>
      validatePlan(plan, reference, { now }).map(({ code }) => code)
    expect(codes({ ...noRegion, budgetMinor: 99_99 })).toEqual(['region_empty', 'budget_too_small'])
    expect(codes({ ...planned(), formatIds: ['dooh_16x9_static'] })).toContain('formats_empty')
    const named = { ...planned(), name: 'See www.example.com', budgetMinor: 99_99 }
    expect(codes(named)).toEqual(['budget_too_small', 'name_invalid'])
    expect(codes({ ...planned(), budgetMinor: 100_000_000_00 })).toEqual(['budget_too_large'])
  })

  it('with a warning alone leaves only that to confirm', () => {
    const few = selectOnly(planned(), ['p0', 'p1', 'p2'])
    const states = stepStates(validatePlan(few, reference, { now }))
    const left = states.filter(({ state }) => state !== 'complete')
    expect(left.map(({ step, state }) => `${step} ${state}`)).toEqual([
      'audience confirm',
      'summary confirm',
    ])
    expect(stepStates([]).map(({ step }) => step)).toEqual(PLAN_STEPS)
  })
})
