import { describe, expect, it } from 'vitest'
import { assessPlan } from '../../assessment/assessPlan.ts'
import type { PlanReference } from '../../assessment/planReference.ts'
import type { CampaignPlan } from '../../campaign/campaignPlan.ts'
import {
  confirmFewWebsites,
  editInventory,
  selectOnly,
} from '../../campaign/edits/inventoryEdits.ts'
import { editRegion } from '../../campaign/edits/regionEdits.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import { planned, product, referenceOf, screen, sites } from '#domain/testing/austin.ts'
import { inventoryIssues, inventoryStep } from './inventoryIssues.ts'

const web = planned('online_display')
const dooh = planned('dooh', 1)
const near = referenceOf([screen(1, 30.27), screen(2, 40)])

const issues = (plan: CampaignPlan, reference: PlanReference = sites) =>
  inventoryIssues(assessPlan(plan, reference), reference)
const codes = (plan: CampaignPlan, reference?: PlanReference) =>
  issues(plan, reference).map(({ code }) => code)

it('is shown with the region for screens, else with the audience', () => {
  expect(MEDIA_TYPES.filter((mediaType) => inventoryStep(mediaType) === 'region')).toEqual(['dooh'])
  expect(issues(editInventory(web, { topics: [] }))).toMatchObject([
    { step: 'audience', path: 'inventory', severity: 'error' },
  ])
})

it('has wording for each medium’s selection', () => {
  const words = MEDIA_TYPES.filter((mediaType) => mediaType !== 'dooh').map((mediaType) => {
    const plan = editInventory(planned(mediaType), { topics: [] })
    return issues(plan, referenceOf([product(1, mediaType)])).map(({ message }) => message)
  })
  expect(words.flat()).toEqual([
    ...Array.from({ length: 3 }, () => 'Please select a topic or website'),
    'Please select a genre or station',
    'Please select a category or streaming service',
  ])
})

describe('with nothing to carry the plan', () => {
  it('distinguishes excluded products from missing ones', () => {
    const all = sites.products.map(({ id }) => id)
    expect(codes(editInventory(web, { deselected: all }))).toEqual(['inventory_empty'])
    expect(codes(editInventory(web, { topics: ['travel'] }))).toEqual(['inventory_unavailable'])
    expect(codes(web, referenceOf([]))).toEqual(['inventory_unavailable'])
    expect(codes(selectOnly(web, ['gone']))).toEqual(['inventory_unavailable'])
  })

  it('says of billboards whether the region has none, or none that was chosen', () => {
    expect(codes(dooh, near)).toEqual([])
    expect(codes(dooh, referenceOf([screen(2, 40)]))).toEqual(['no_screens'])
    expect(codes(editInventory(dooh, { deselected: ['p1'] }), near)).toEqual(['inventory_empty'])
    expect(codes(selectOnly(dooh, ['p2']), near)).toEqual(['inventory_unavailable'])
  })

  it('reports nothing while the region or the formats are missing', () => {
    const all = sites.products.map(({ id }) => id)
    const out = editInventory(web, { deselected: all })
    expect(codes(editRegion(out, { places: [] }))).toEqual([])
    expect(codes({ ...out, formatIds: [] })).toEqual([])
  })
})

describe('few websites', () => {
  const share = (own: number, others: number, count = 1): [CampaignPlan, PlanReference] => {
    const weekly = (total: number) => ({ weeklyImpressions: total * 1_000 })
    const few = Array.from({ length: count }, (_, at) =>
      product(at, 'online_display', weekly(own / count)),
    )
    const rest = product(99, 'online_display', { ...weekly(others), topic: 'travel' })
    return [
      selectOnly(
        web,
        few.map(({ id }) => id),
      ),
      referenceOf([...few, rest]),
    ]
  }
  const said = ([plan, reference]: [CampaignPlan, PlanReference]) =>
    issues(plan, reference).map(({ message }) => /: (.*) of what/.exec(message)?.[1])

  it('are warned of below a tenth of what is there, and below five of them', () => {
    expect(said(share(99, 901))).toEqual(['about 10%'])
    expect(said(share(101, 899))).toEqual([])
    expect(said(share(16, 984))).toEqual(['about 2%'])
    expect(said(share(11, 989))).toEqual(['about 1%'])
    expect(said(share(9, 991))).toEqual(['less than 1%'])
    expect(said(share(40, 960, 4))).toEqual(['about 4%'])
    expect(said(share(40, 960, 5))).toEqual([])
  })

  it('are compared with all topics, those left out as well, until the person confirms', () => {
    const [plan, reference] = share(40, 960)
    const cooking = editInventory(web, { topics: ['cooking'], deselected: ['p99'] })
    expect(issues(cooking, reference)).toMatchObject([
      { step: 'audience', path: 'inventory', code: 'few_websites', severity: 'confirm' },
    ])
    expect(issues(cooking, reference)[0]?.message).toMatch(/^You picked only 1 website: about 4%/)
    expect(issues(confirmFewWebsites(plan), reference)).toEqual([])
  })

  it('do not apply to billboards', () => {
    const many = referenceOf(Array.from({ length: 30 }, (_, at) => screen(at, 30.27)))
    expect(codes(selectOnly(dooh, ['p1']), many)).toEqual([])
  })
})
