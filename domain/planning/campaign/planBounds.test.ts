import { describe, expect, it } from 'vitest'
import { MAX_AMOUNT_MINOR } from '#domain/foundation/money/amount.ts'
import { planned } from '#domain/testing/austin.ts'
import { campaignPlanSchema, type CampaignPlan } from './campaignPlan.ts'
import { isCampaignPlan } from './isCampaignPlan.ts'

const plan = planned('dooh')
const { region, audience, inventory, runtime, periods } = plan
const [place] = region.places

const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item)
const text = (length: number) => 'x'.repeat(length)
const inRegion = (change: Partial<typeof region>) => ({ region: { ...region, ...change } })
const inPlace = (change: object) =>
  inRegion({
    places: times(1, place).flatMap((one) => (one ? Object.assign({}, one, change) : [])),
  })
const inAudience = (change: Partial<typeof audience>) => ({ audience: { ...audience, ...change } })
const inGroup = (change: object) =>
  inAudience({ groups: [{ id: 'g', options: ['pets.dog'], ...change }] })
const inInventory = (change: object) => ({ inventory: { ...inventory, ...change } })
const inPeriods = (change: object) => ({ periods: periods && { ...periods, ...change } })
const group = { id: 'g', options: [] }

type Change = Partial<Record<keyof CampaignPlan, unknown>>

/** Values at the limits of a plan, and values one step beyond them. */
const BOUNDS: readonly (readonly [name: string, fits: Change, tooMuch: Change])[] = [
  ['name', { name: text(120) }, { name: text(121) }],
  ['label', inPlace({ label: text(160) }), inPlace({ label: text(161) })],
  ['place id', inPlace({ placeId: text(64) }), inPlace({ placeId: text(65) })],
  ['shortest place id', inPlace({ placeId: 'x' }), inPlace({ placeId: '' })],
  ['north', inPlace({ latitude: 90 }), inPlace({ latitude: 90.1 })],
  ['south', inPlace({ latitude: -90 }), inPlace({ latitude: -90.1 })],
  ['east', inPlace({ longitude: 180 }), inPlace({ longitude: 180.1 })],
  ['west', inPlace({ longitude: -180 }), inPlace({ longitude: -180.1 })],
  ['smallest radius', inPlace({ radius: 1 }), inPlace({ radius: 0.9 })],
  ['largest radius', inPlace({ radius: 160 }), inPlace({ radius: 160.1 })],
  [
    'places',
    inRegion({ places: times(200, place).flatMap((one) => one ?? []) }),
    inRegion({ places: times(201, place).flatMap((one) => one ?? []) }),
  ],
  [
    'ZIP codes',
    inRegion({ zipCodes: times(5_000, text(12)) }),
    inRegion({ zipCodes: times(5_001, '1') }),
  ],
  ['a ZIP code', inRegion({ zipCodes: [text(12)] }), inRegion({ zipCodes: [text(13)] })],
  ['states', inRegion({ stateCodes: times(80, 'TX') }), inRegion({ stateCodes: times(81, 'TX') })],
  ['a state', inRegion({ stateCodes: [text(8)] }), inRegion({ stateCodes: [text(9)] })],
  ['youngest', inAudience({ ageFrom: 13 }), inAudience({ ageFrom: 12 })],
  ['oldest', inAudience({ ageTo: 99 }), inAudience({ ageTo: 100 })],
  ['groups', inAudience({ groups: times(12, group) }), inAudience({ groups: times(13, group) })],
  ['options', inGroup({ options: times(60, 'a') }), inGroup({ options: times(61, 'a') })],
  ['an option', inGroup({ options: [text(80)] }), inGroup({ options: [text(81)] })],
  ['group id', inGroup({ id: text(64) }), inGroup({ id: '' })],
  ['formats', { formatIds: times(12, 'f') }, { formatIds: times(13, 'f') }],
  ['topics', inInventory({ topics: times(60, 't') }), inInventory({ topics: times(61, 't') })],
  ['a topic', inInventory({ topics: [text(40)] }), inInventory({ topics: [text(41)] })],
  [
    'picked products',
    inInventory({ selected: times(500, 'p') }),
    inInventory({ selected: times(501, 'p') }),
  ],
  [
    'products left out',
    inInventory({ deselected: times(500, 'p') }),
    inInventory({ deselected: times(501, 'p') }),
  ],
  [
    'periods',
    inPeriods({ startDates: times(52, '2026-12-07') }),
    inPeriods({ startDates: times(53, '2026-12-07') }),
  ],
  ['period length', inPeriods({ periodDays: 14 }), inPeriods({ periodDays: 21 })],
  [
    'a day',
    { runtime: { ...runtime, startDate: '2028-02-29' } },
    { runtime: { ...runtime, startDate: '2027-02-29' } },
  ],
  ['smallest cap', { frequencyCapPerDay: 1 }, { frequencyCapPerDay: 0 }],
  ['largest cap', { frequencyCapPerDay: 20 }, { frequencyCapPerDay: 21 }],
  ['a whole cap', { frequencyCapPerDay: null }, { frequencyCapPerDay: 1.5 }],
  ['smallest budget', { budgetMinor: 0 }, { budgetMinor: -1 }],
  ['largest budget', { budgetMinor: MAX_AMOUNT_MINOR }, { budgetMinor: MAX_AMOUNT_MINOR + 1 }],
  ['days of the week', {}, { dayparts: plan.dayparts.slice(0, 6) }],
  ['hours of a day', {}, { dayparts: plan.dayparts.map((day) => `${day}1`) }],
]

describe('the limits of a plan', () => {
  it.each(BOUNDS)('%s', (_, fits, tooMuch) => {
    for (const check of [
      isCampaignPlan,
      (value: unknown) => campaignPlanSchema.safeParse(value).success,
    ]) {
      expect(check({ ...plan, ...fits })).toBe(true)
      expect(check({ ...plan, ...tooMuch })).toBe(false)
    }
  })

  it('drops unknown fields, and trims the name', () => {
    expect(isCampaignPlan({ ...plan, more: 1 })).toBe(false)
    expect(isCampaignPlan({ ...plan, name: 'x ' })).toBe(false)
    const { name, ...unnamed } = plan
    expect(isCampaignPlan({ ...unnamed, title: name })).toBe(false)
  })
})
