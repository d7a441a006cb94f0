import { describe, expect, it } from 'vitest'
import { newPlan } from '../../campaign/start/newPlan.ts'
import { austin, now, planned, product, referenceOf } from '#domain/testing/austin.ts'
import { defaultCampaignName, namedPlan } from './campaignName.ts'
import { ratecardSentence } from './ratecardWords.ts'

const { region } = referenceOf([])

describe('the name of a campaign', () => {
  it('defaults to its medium and region', () => {
    const plan = planned('dooh')
    const label = plan.region.places[0]?.label ?? ''
    expect(label).toContain(austin.name)
    expect(defaultCampaignName(plan, region)).toBe(`Billboards, ${label}, 60 mi`)
    expect(defaultCampaignName(newPlan({ mediaType: 'ctv', country: 'US', now }), region)).toBe(
      'Streaming TV',
    )
  })

  it('is limited to 120 characters', () => {
    const place = {
      placeId: 'city_1',
      label: 'a'.repeat(200),
      latitude: 0,
      longitude: 0,
      radius: 5,
    }
    const plan = newPlan({ mediaType: 'dooh', country: 'US', now })
    const wide = { ...plan, region: { ...plan.region, places: [place] } }
    expect(defaultCampaignName(wide, region)).toHaveLength(120)
  })

  it('is the typed text, trimmed', () => {
    const plan = planned('ctv')
    expect(namedPlan({ ...plan, name: ' Spring sale ' }, region).name).toBe('Spring sale')
    expect(namedPlan({ ...plan, name: '  ' }, region)).toEqual({
      ...plan,
      name: defaultCampaignName(plan, region),
    })
  })
})

describe('the ratecard price', () => {
  const sentence = (...dates: (string | undefined)[]) =>
    ratecardSentence(
      planned('ctv'),
      referenceOf(
        dates.map((ratecardDate, at) =>
          product(at, 'ctv', { topic: planned('ctv').inventory.topics[0] ?? '', ratecardDate }),
        ),
      ),
    )

  it('names the months of the price lists', () => {
    expect(sentence('2026-09-01', '2026-09-30')).toBe(
      'The same by the publishers’ price lists, Sep 2026.',
    )
    expect(sentence('2026-09-01', undefined, '2025-12-01', '2026-03-01')).toBe(
      'The same by the publishers’ price lists, Dec 2025 to Sep 2026.',
    )
  })

  it('is without months if no list is dated', () => {
    expect(sentence(undefined)).toBe('The same by the publishers’ price lists.')
    expect(sentence()).toBe('The same by the publishers’ price lists.')
  })
})
