import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { paintDayparts } from '../campaign/edits/daypartEdits.ts'
import { forecast } from './forecast.ts'
import { counterexample, OPTIONS, type Claims } from '#domain/testing/randomCases.ts'

/** Every way to narrow a plan by one choice; `extra` picks which item. */
function narrowed(plan: CampaignPlan, extra: number): [string, CampaignPlan][] {
  const without = <T>(items: readonly T[]): T[] =>
    items.filter((_, at) => at !== extra % Math.max(1, items.length))
  const { region, audience, inventory, runtime, periods } = plan
  const smaller = region.places.map((place) => ({ ...place, radius: place.radius * 0.7 }))
  const plans: [string, Partial<CampaignPlan>][] = [
    ['radius', { region: { ...region, places: smaller } }],
    ['place', { region: { ...region, places: without(region.places) } }],
    ['zip', { region: { ...region, zipCodes: without(region.zipCodes) } }],
    ['state', { region: { ...region, stateCodes: without(region.stateCodes) } }],
    ['gender', audience.gender === 'all' ? { audience: { ...audience, gender: 'male' } } : {}],
    ['age from', { audience: { ...audience, ageFrom: Math.min(99, audience.ageFrom + 5) } }],
    ['age to', { audience: { ...audience, ageTo: Math.max(13, audience.ageTo - 5) } }],
    ['formats', { formatIds: without(plan.formatIds) }],
    ['topic', { inventory: { ...inventory, topics: without(inventory.topics) } }],
    [
      'deselect',
      {
        inventory: {
          ...inventory,
          deselected: [...inventory.deselected, `product_${extra % 8}`],
        },
      },
    ],
    [
      'shorter flight',
      { runtime: { ...runtime, endDate: addDays(runtime.endDate, -(extra % 40)) } },
    ],
    ['later start', { runtime: { ...runtime, startDate: addDays(runtime.startDate, extra % 40) } }],
    ['cap', { frequencyCapPerDay: capBelow(plan) }],
  ]
  if (audience.combine === 'AND') {
    const group = { id: 'more', options: [OPTIONS[extra % OPTIONS.length] ?? ''] }
    plans.push(['group', { audience: { ...audience, groups: [...audience.groups, group] } }])
  }
  if (plan.mediaType !== 'dooh' || inventory.selected.length > 1) {
    plans.push(['product', { inventory: { ...inventory, selected: without(inventory.selected) } }])
  }
  if (periods) {
    plans.push(['period', { periods: { ...periods, startDates: without(periods.startDates) } }])
    plans.push(['illuminated', { periods: { ...periods, illuminatedOnly: true } }])
  }
  const day = extra % 7
  const hour = extra % 24
  const area = { fromDay: day, toDay: day, fromHour: 0, toHour: hour }
  return [
    ...plans.map(([name, change]): [string, CampaignPlan] => [name, { ...plan, ...change }]),
    ['hours', paintDayparts(plan, area, false)],
  ]
}

function capBelow(plan: CampaignPlan): number | null {
  if (plan.mediaType === 'dooh') return null
  return Math.max(1, (plan.frequencyCapPerDay ?? 21) - 1)
}

describe('narrowing a plan', () => {
  it('by any choice never raises what is available, the audience or the products', () => {
    const broken = counterexample(({ plan, reference }, extra) => {
      const wide = forecast(plan, reference)
      const claims: Claims = {}
      for (const [name, narrow] of narrowed(plan, extra)) {
        const after = forecast(narrow, reference)
        claims[`${name}: low`] = after.avails.low <= wide.avails.low
        claims[`${name}: mid`] = after.avails.mid <= wide.avails.mid
        claims[`${name}: high`] = after.avails.high <= wide.avails.high
        claims[`${name}: audience`] = after.audience <= wide.audience
        claims[`${name}: products`] = after.productCount <= wide.productCount
      }
      return claims
    }, 1_000)
    expect(broken).toBeNull()
  })
})
