import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessPlan } from '#domain/planning/assessment/assessPlan.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { selectOnly } from '#domain/planning/campaign/edits/inventoryEdits.ts'
import { startPlan } from '#domain/planning/campaign/start/startPlan.ts'
import { slotCheck } from '#domain/planning/findings/slotCheck.ts'
import { slotRoom } from '#domain/planning/findings/issues/slotRoom.ts'
import { planIssuesOf } from '#domain/planning/findings/issues/validatePlan.ts'
import { guestAllowance } from '#domain/planning/slots/slotAllowance.ts'
import { slotWeeks } from '#domain/planning/slots/slotWeeks.ts'
import { parseInventory, readInventoryTexts } from './catalogue/readInventory.ts'
import { regionReader } from './mediaAtPlaces.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const CITIES = {
  London: '2643743',
  Sydney: '2147714',
  Berlin: '2950159',
  Toronto: '6167865',
  Vienna: '2761369',
  Auckland: '2193733',
}
const screens = parseInventory(readInventoryTexts()).products.filter(
  ({ mediaType }) => mediaType === 'dooh',
)
const regionOf = regionReader()

function defaultPlan(geonameId: string): { plan: CampaignPlan; reference: PlanReference } {
  const region = regionOf(geonameId)
  const [place] = region.places
  if (!place) throw new Error(`There is no place ${geonameId}.`)
  const plan = startPlan({ mediaType: 'dooh', place, budgetMinor: 1_000_00, now: NOW })
  return { plan, reference: { region, products: screens } }
}

const errorsOf = (plan: CampaignPlan, reference: PlanReference, slots = guestAllowance()) =>
  planIssuesOf(assessPlan(plan, reference), reference, {
    now: NOW,
    slotIssues: slotCheck(slots)(plan, reference)?.issues,
  })
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message)

describe.each(Object.entries(CITIES))('the default billboard plan of %s', (_, geonameId) => {
  const { plan, reference } = defaultPlan(geonameId)
  const { country } = reference.region.places[0] ?? { country: 'US' }

  it('can be bought by a guest once it is reduced to the screens that fit', () => {
    const { isOver = false, fittingIds = [] } = slotRoom(plan, reference, guestAllowance()) ?? {}
    const bought = isOver ? selectOnly(plan, fittingIds) : plan
    expect(errorsOf(bought, reference)).toEqual([])
  })

  it('fits in addition to any held slots, or says that none is left', () => {
    const weeks = plan.periods ? slotWeeks(plan.periods) : []
    fc.assert(
      fc.property(
        fc.array(fc.record({ at: fc.nat(3), slots: fc.nat(30) }), { maxLength: 4 }),
        (holds) => {
          const held = holds.map(({ at, slots }) => ({ country, week: weeks[at] ?? '', slots }))
          const allowance = guestAllowance(held)
          const {
            fittingIds = [],
            limit = 0,
            isOver = false,
          } = slotRoom(plan, reference, allowance) ?? {}
          const reduced = fittingIds.length > 0 ? selectOnly(plan, fittingIds) : plan
          const isStillOver = slotRoom(reduced, reference, allowance)?.isOver
          expect(isStillOver).toBe(isOver && fittingIds.length === 0)
          expect(fittingIds.length === 0).toBe(limit < weeks.length)
        },
      ),
      { numRuns: 40 },
    )
  })
})
