import { describe, expect, it } from 'vitest'
import type { Product } from '#domain/catalogue/products/product.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import { MAX_AMOUNT_MINOR } from '#domain/foundation/money/amount.ts'
import { addAudienceGroup, editAudience, toggleAudienceOption } from './audienceEdits.ts'
import { campaignPlanSchema, type CampaignPlan } from '../campaignPlan.ts'
import { applyDaypartPreset, countHours, paintDayparts, runsAt } from './daypartEdits.ts'
import {
  confirmFewWebsites,
  editInventory,
  narrowToTopic,
  selectAllTopics,
  selectOnly,
  toggleProduct,
  toggleTopic,
} from './inventoryEdits.ts'
import { earliestStart } from '../leadTime.ts'
import { newPlan } from '../start/newPlan.ts'
import { offeredPeriods, selectPeriods, setPeriodDays, togglePeriod } from './periodEdits.ts'
import {
  addPlaceAnywhere,
  changeCountry,
  changeMediaType,
  setBudget,
  setFrequencyCap,
  startAtEarliest,
  toggleFormat,
} from './planEdits.ts'
import { planFlight, runtimeDays } from '../planFlight.ts'
import { isChosen } from '../isChosen.ts'
import { addPlace, setRadius, setZipCodes, toggleState } from './regionEdits.ts'

const now = new Date('2026-11-20T17:00:00Z')
const austin = {
  id: 'city_1',
  name: 'Austin',
  stateCode: 'TX',
  stateName: 'Texas',
  country: 'US' as const,
  latitude: 30.27,
  longitude: -97.74,
  population: 961_855,
}

function planned(): CampaignPlan {
  const plan = addPlace(newPlan({ mediaType: 'ctv', country: 'US', now }), austin, 60)
  return editAudience(setZipCodes(toggleState(plan, 'TX'), ['78701', '78701']), { ageFrom: 25 })
}

function product(id: string, topic: string, mediaType: Product['mediaType']): Product {
  return {
    id,
    topic,
    mediaType,
    organization: 'Someone',
    kind: 'website',
    name: id,
    country: 'US',
    formatIds: [],
    ratecardCpmMinor: 700,
    baseCpmMinor: 600,
    minSpendMinor: 0,
    leadTimeDays: 2,
    weeklyImpressions: 1,
    premium: false,
  }
}

describe('changing the medium', () => {
  it.each(MEDIA_TYPES)(
    'to %s keeps region, audience and runtime, and resets the rest',
    (mediaType) => {
      const plan = planned()
      const changed = changeMediaType(plan, mediaType, { now })
      const fresh = newPlan({ mediaType, country: 'US', now })
      expect(campaignPlanSchema.parse(changed)).toEqual(changed)
      expect(changed.region).toEqual(plan.region)
      expect(changed.audience).toEqual(plan.audience)
      expect(changed.formatIds).toEqual(fresh.formatIds)
      expect(changed.inventory.topics).toEqual(fresh.inventory.topics)
      expect(changed.frequencyCapPerDay).toBe(fresh.frequencyCapPerDay)
      expect(planFlight(changed).days).toBe(28)
      expect(changed.periods === null).toBe(mediaType !== 'dooh')
    },
  )
})

describe('changing the country', () => {
  it('clears places, ZIP codes and states, and uses its time zone', () => {
    const changed = changeCountry(selectOnly(planned(), ['tv_us_one']), 'DE', { now })
    const { places, zipCodes, stateCodes } = changed.region
    expect([...places, ...zipCodes, ...stateCodes, ...changed.inventory.selected]).toEqual([])
    expect(changed.runtime.timeZone).toBe('CET')
  })
})

describe('changing the country late in the day', () => {
  it.each(MEDIA_TYPES)('postpones the start of %s if it is tomorrow there already', (mediaType) => {
    for (let hour = 0; hour < 7 * 24; hour++) {
      const late = new Date(now.getTime() + hour * 3_600_000)
      const plan = newPlan({ mediaType, country: 'US', now: late })
      const { runtime, periods } = changeCountry(plan, 'DE', { now: late })
      expect(runtime.startDate >= earliestStart(mediaType, 'CET', late)).toBe(true)
      expect(runtimeDays(runtime)).toBe(runtimeDays(plan.runtime))
      expect(periods?.startDates[0] ?? runtime.startDate).toBe(runtime.startDate)
    }
  })
})

describe('the region', () => {
  it('decides the zone of the days by its first part', () => {
    const plan = newPlan({ mediaType: 'ctv', country: 'US', now })
    expect(addPlace(plan, austin).runtime.timeZone).toBe('CST')
    expect(toggleState(plan, 'CA').runtime.timeZone).toBe('PST')
    expect(setZipCodes(plan, ['80202', '10001']).runtime.timeZone).toBe('MST')
    expect(toggleState(addPlace(plan, austin), 'CA').runtime.timeZone).toBe('CST')
  })

  it('has each place and ZIP once, and a radius within the limits', () => {
    const plan = planned()
    expect(plan.region.zipCodes).toEqual(['78701'])
    expect(plan.region.places[0]).toMatchObject({ label: 'Austin, Texas', radius: 60 })
    expect(addPlace(plan, austin).region.places).toHaveLength(1)
    expect(setRadius(plan, 'city_1', 500).region.places[0]?.radius).toBe(100)
    expect(toggleState(plan, 'TX').region.stateCodes).toEqual([])
  })
})

describe('periods', () => {
  it('are offered consecutively, and the runtime spans the selected ones', () => {
    const plan = newPlan({ mediaType: 'dooh', country: 'US', now })
    const [first = '', second = '', third = ''] = offeredPeriods(plan, { now })
    expect([first, second, third]).toEqual(['2026-11-30', '2026-12-07', '2026-12-14'])
    const two = selectPeriods(plan, [third, first, first])
    expect(two.periods?.startDates).toEqual([first, third])
    expect(two.runtime).toMatchObject({ startDate: first, endDate: '2026-12-20' })
    expect(planFlight(two).days).toBe(14)
    expect(togglePeriod(two, first).runtime.startDate).toBe(third)
    expect(togglePeriod(togglePeriod(two, first), third).periods?.startDates).toEqual([])
  })

  it('are postponed together when the first is too early, as are free days', () => {
    const plan = newPlan({ mediaType: 'dooh', country: 'US', now })
    const later = startAtEarliest(selectPeriods(plan, ['2026-11-30', '2026-12-14']), '2027-01-06')
    expect(later.periods?.startDates).toEqual(['2027-01-11', '2027-01-25'])
    expect(later.runtime).toMatchObject({ startDate: '2027-01-11', endDate: '2027-01-31' })
    expect(startAtEarliest(selectPeriods(plan, []), '2027-01-06').periods?.startDates).toEqual([])
    const days = startAtEarliest(planned(), '2027-01-09')
    expect(days.runtime.startDate).toBe('2027-01-11')
    expect(planFlight(days).days).toBe(planFlight(planned()).days)
  })

  it('are offered later where a picked screen needs more time', () => {
    const plan = newPlan({ mediaType: 'dooh', country: 'US', now })
    const slow = { ...product('a', 'roadside', 'dooh'), leadTimeDays: 30 }
    expect(offeredPeriods(plan, { now, count: 1, pickedProducts: [slow] })).toEqual(['2026-12-21'])
  })

  it('keep their days when their length changes', () => {
    const plan = newPlan({ mediaType: 'dooh', country: 'US', now })
    const longer = setPeriodDays(plan, 14)
    expect(longer.periods?.startDates).toEqual(['2026-12-07', '2026-12-21'])
    expect(longer.runtime).toEqual(plan.runtime)
  })
})

describe('the hour grid', () => {
  it('is painted in rectangles, from any corner', () => {
    const plan = planned()
    const off = paintDayparts(plan, { fromDay: 6, toDay: 5, fromHour: 5, toHour: 0 }, false)
    expect(countHours(off.dayparts)).toBe(168 - 12)
    expect(runsAt(off.dayparts, 5, 5)).toBe(false)
    expect(runsAt(off.dayparts, 5, 6)).toBe(true)
    expect(countHours(applyDaypartPreset(plan, 'business').dayparts)).toBe(50)
  })
})

describe('a place of another country', () => {
  const place = {
    id: 'city_1',
    name: 'Zürich',
    stateCode: 'ZH',
    stateName: 'Zürich',
    country: 'CH' as const,
    latitude: 47.37,
    longitude: 8.54,
    population: 341_730,
  }

  it('moves the plan there, unless both countries are planned together', () => {
    const us = newPlan({ mediaType: 'online_display', country: 'US', now })
    const moved = addPlaceAnywhere(us, place, { now })
    expect(moved.region.country).toBe('CH')
    expect(moved.region.places.map(({ placeId }) => placeId)).toEqual(['city_1'])
    expect(moved.runtime.timeZone).toBe('CET')
    const german = newPlan({ mediaType: 'online_display', country: 'DE', now })
    expect(addPlaceAnywhere(german, place, { now }).region.country).toBe('DE')
  })
})

describe('the inventory', () => {
  const cooking = product('a', 'cooking', 'online_display')
  const sports = product('b', 'sports', 'online_display')
  const start = newPlan({ mediaType: 'online_display', country: 'US', now })

  it('excludes a product from a chosen topic and includes it again', () => {
    const without = toggleProduct(start, cooking)
    expect(isChosen(without, cooking)).toBe(false)
    expect(without.inventory.deselected).toEqual(['a'])
    expect(toggleProduct(without, cooking).inventory).toEqual(start.inventory)
  })

  it('removes a topic with its products, and adds one of them by hand', () => {
    const without = toggleTopic(toggleProduct(start, cooking), 'cooking', [cooking, sports])
    expect(without.inventory.deselected).toEqual([])
    expect(isChosen(without, cooking)).toBe(false)
    expect(toggleProduct(without, cooking).inventory.selected).toEqual(['a'])
    expect(isChosen(without, sports)).toBe(true)
  })

  it('narrows all topics to the selected one, adds others, and selects all again without the last', () => {
    const offers = { products: [cooking, sports], offered: ['cooking', 'sports'] }
    const one = narrowToTopic(start, 'cooking', offers)
    expect(one.inventory.topics).toEqual(['cooking'])
    const two = narrowToTopic(one, 'sports', offers)
    expect(two.inventory.topics).toEqual(['cooking', 'sports'])
    expect(narrowToTopic(one, 'cooking', offers).inventory).toEqual(start.inventory)
    expect(selectAllTopics(one)).toEqual(start)
    const byHand = toggleProduct(one, sports)
    expect(narrowToTopic(byHand, 'cooking', offers).inventory.topics).toEqual([])
  })

  it('never turns the last deselected screen into all screens', () => {
    const dooh = newPlan({ mediaType: 'dooh', country: 'US', now })
    const one = product('a', 'roadside', 'dooh')
    const two = product('b', 'roadside', 'dooh')
    expect(isChosen(dooh, one)).toBe(true)
    const none = toggleProduct(toggleProduct(selectOnly(dooh, ['a', 'b']), one), two)
    expect(isChosen(none, one) || isChosen(none, two)).toBe(false)
    expect(isChosen(toggleProduct(none, two), two)).toBe(true)
  })

  it('requires another confirmation after any change of the selection', () => {
    const confirmed = confirmFewWebsites(selectOnly(start, ['a']))
    expect(confirmed.inventory.fewWebsitesConfirmed).toBe(true)
    expect(toggleProduct(confirmed, sports).inventory.fewWebsitesConfirmed).toBe(false)
    expect(toggleFormat(confirmed, 'display_300x250').inventory.fewWebsitesConfirmed).toBe(false)
    expect(addPlace(confirmed, austin).inventory.fewWebsitesConfirmed).toBe(false)
  })
})

describe('a stored plan stays readable', () => {
  const readable = (plan: CampaignPlan): boolean => campaignPlanSchema.safeParse(plan).success

  it('after a budget beyond all amounts', () => {
    const plan = setBudget(planned(), 999_999_999_999_00)
    expect(readable(plan)).toBe(true)
    expect(plan.budgetMinor).toBe(MAX_AMOUNT_MINOR)
  })

  it('after a year of long periods became weeks', () => {
    const dooh = setPeriodDays(newPlan({ mediaType: 'dooh', country: 'US', now }), 28)
    const long = selectPeriods(dooh, offeredPeriods(dooh, { now, count: 26 }))
    const weeks = setPeriodDays(long, 7)
    expect(readable(weeks)).toBe(true)
    expect(weeks.periods?.startDates).toHaveLength(52)
    expect(weeks.runtime.startDate).toBe(long.runtime.startDate)
  })

  it('after more options than a group can hold, and more groups than an audience', () => {
    let plan = planned()
    for (let at = 0; at < 70; at++) {
      plan = toggleAudienceOption(
        addAudienceGroup(plan, { id: `group_${at}`, options: ['hobbies.cooking'] }),
        'group_0',
        `hobbies.option_${at}`,
      )
    }
    expect(readable(plan)).toBe(true)
    expect(plan.audience.groups).toHaveLength(12)
    expect(plan.audience.groups[0]?.options).toHaveLength(60)
  })

  it('after more products were picked or excluded than a plan allows', () => {
    const ids = Array.from({ length: 600 }, (_, at) => `product_${at}`)
    expect(readable(selectOnly(planned(), ids))).toBe(true)
    const without = ids.reduce(
      (plan, id) => toggleProduct(plan, product(id, 'movies', 'ctv')),
      editInventory(planned(), { topics: ['movies'] }),
    )
    expect(readable(without)).toBe(true)
  })
})

describe('small edits', () => {
  it('stay within their limits', () => {
    const dooh = newPlan({ mediaType: 'dooh', country: 'US', now })
    expect(setFrequencyCap(dooh, 3).frequencyCapPerDay).toBeNull()
    expect(setFrequencyCap(planned(), 99).frequencyCapPerDay).toBe(20)
    const group = { id: 'g', options: ['hobbies.cooking'] }
    const grouped = editAudience(planned(), { groups: [group] })
    expect(toggleAudienceOption(grouped, 'g', 'hobbies.cooking').audience.groups).toEqual([])
  })
})
