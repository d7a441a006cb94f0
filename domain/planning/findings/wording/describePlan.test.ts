import { describe, expect, it } from 'vitest'
import type { PlanReference } from '../../assessment/planReference.ts'
import type { CampaignPlan } from '../../campaign/campaignPlan.ts'
import { editInventory } from '../../campaign/edits/inventoryEdits.ts'
import { setIlluminatedOnly } from '../../campaign/edits/periodEdits.ts'
import { setBudget } from '../../campaign/edits/planEdits.ts'
import { editRegion } from '../../campaign/edits/regionEdits.ts'
import { forecast } from '../../forecast/forecast.ts'
import { planned, product, referenceOf, screen, sites } from '#domain/testing/austin.ts'
import { describePlan } from './describePlan.ts'
import { stepSummary } from './stepSummary.ts'

const web = planned('online_display')
const dooh = planned('dooh')
const screens = referenceOf([screen(1, 30.3), screen(2, 30.4)])

const said = (plan: CampaignPlan, reference: PlanReference = sites) =>
  new Map(describePlan(plan, reference).map(({ label, value }) => [label, value]))

describe('a plan in words', () => {
  it('is listed in the order of its steps', () => {
    expect(describePlan(web, sites).map(({ step, label }) => `${step}: ${label}`)).toEqual([
      'region: Media type',
      'region: Region',
      'region: People in the region',
      'audience: Target audience',
      'audience: Topics',
      'audience: Websites',
      'formats: Ad formats',
      'creatives: Creatives',
      'runtime: Running period',
      'dayparts: Days and hours',
      'frequency: Frequency cap',
      'budget: Budget',
      'budget: Impressions',
      'budget: People reached',
      'budget: CPM',
      'budget: Ratecard price',
      'budget: Savings',
    ])
  })

  it('names what was picked by hand and left out, at most twelve', () => {
    const picked = editInventory(web, { selected: ['p1', 'p2'], deselected: ['p3'] })
    expect(said(picked).get('Picked by hand')).toBe('Product 1 and Product 2')
    expect(said(picked).get('Left out')).toBe('Product 3')
    const many = referenceOf(Array.from({ length: 13 }, (_, at) => product(at, 'online_display')))
    const all = editInventory(web, { selected: many.products.map(({ id }) => id) })
    expect(said(all, many).get('Picked by hand')).toMatch(/Product 10 and 2 more$/)
  })

  it('of billboards stands with the region, and says which screens', () => {
    const rows = describePlan(setIlluminatedOnly(dooh, true), screens)
    const inventory = rows.filter(({ label }) => ['Screens', 'Illuminated'].includes(label))
    expect(inventory).toEqual([
      { step: 'region', label: 'Screens', value: '2 screens' },
      { step: 'region', label: 'Illuminated', value: 'Illuminated screens only' },
    ])
    expect(said(dooh, screens).get('People passing by')).toMatch(/× each on average \(estimate\)$/)
    expect(said(dooh, screens).has('Illuminated')).toBe(false)
    expect(said(dooh, screens).has('Frequency cap')).toBe(false)
  })

  it('counts nobody where no region is chosen, and says where people are estimated', () => {
    const nowhere = said(editRegion(web, { places: [] }))
    expect(nowhere.get('Region')).toBe('No region yet')
    for (const label of [
      'People in the region',
      'Websites',
      'Impressions',
      'People reached',
      'CPM',
    ])
      expect(nowhere.has(label)).toBe(false)
    expect(said(web).get('People in the region')).toBe('1.8 M')
    const german = editRegion(web, { country: 'DE' })
    expect(said(german).get('People in the region')).toMatch(/ \(estimate\)$/)
  })

  it('says what is saved only where something is', () => {
    const figures = forecast(web, sites)
    const rows = describePlan(web, sites, { ...figures, savingsMinor: 0 })
    expect(rows.map(({ label }) => label)).not.toContain('Savings')
    const cent = new Map(
      describePlan(web, sites, { ...figures, savingsMinor: 1 }).map((row) => [
        row.label,
        row.value,
      ]),
    )
    expect(cent.get('Savings')).toBe('$0.01')
    expect(cent.has('Ratecard price')).toBe(true)
  })
})

describe('a step in a line', () => {
  it('of a plan that buys nothing yet says so', () => {
    const nothing = setBudget(web, 0)
    expect(stepSummary(nothing, 'budget', sites)).toBe('$0')
    expect(stepSummary(nothing, 'summary', sites)).toBe('No reach yet')
  })

  it('says who makes the creatives, and until when banners are due', () => {
    const due = 'Uploaded after the order, at least two working days before the start'
    expect(stepSummary(web, 'creatives', sites)).toBe(due)
    expect(stepSummary(planned('mobile_display'), 'creatives', sites)).toBe(due)
    expect(stepSummary(planned('ctv'), 'creatives', sites)).toBe('Uploaded after the order')
    expect(stepSummary({ ...web, creativeSource: 'ad_creation' }, 'creatives', sites)).toMatch(
      /^Made for you/,
    )
  })

  it('has screens with the region, and audience alone for billboards', () => {
    expect(stepSummary(dooh, 'audience', screens)).toBe('All genders, all ages')
    expect(stepSummary(dooh, 'region', screens)).toBe(
      'Austin, Texas, 60 mi: 1.8 M people, 2 screens',
    )
    expect(stepSummary({ ...web, frequencyCapPerDay: null }, 'frequency', sites)).toBe('No cap')
  })
})
