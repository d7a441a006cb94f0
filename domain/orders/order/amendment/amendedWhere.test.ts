import { describe, expect, it } from 'vitest'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { whereRows } from './amendedWhere.ts'

const NO_REFERENCE = { region: { profiles: [], cells: [], places: [] }, products: [] }
const before = newPlan({
  mediaType: 'online_display',
  country: 'US',
  now: new Date('2026-11-21T12:00:00Z'),
})

const place = (label: string, radius: number) => ({
  placeId: label,
  label,
  latitude: 30,
  longitude: -97,
  radius,
})
const at = (...places: CampaignPlan['region']['places']): CampaignPlan => ({
  ...before,
  region: { ...before.region, places },
})
const changed = (from: CampaignPlan, to: CampaignPlan) =>
  whereRows(from, to, { before: NO_REFERENCE, after: NO_REFERENCE }).filter(
    (row) => row.before !== row.after,
  )

describe('the changed region of an amended campaign', () => {
  it('names every place with its radius, even if the number of places is equal', () => {
    const three = [place('Austin', 25), place('Dallas', 10), place('Waco', 5)] as const
    expect(changed(at(...three), at(three[0], three[1], place('Plano', 5)))).toEqual([
      {
        label: 'Region',
        before: 'Austin, 25 mi, Dallas, 10 mi and Waco, 5 mi',
        after: 'Austin, 25 mi, Dallas, 10 mi and Plano, 5 mi',
      },
    ])
    expect(changed(at(place('Austin', 25)), at(place('Austin', 40)))[0]?.after).toBe(
      'Austin, 40 mi',
    )
  })

  it('states how many ZIP codes of a list differ', () => {
    const zips = (...zipCodes: string[]) => ({ ...before, region: { ...before.region, zipCodes } })
    const rows = changed(zips('78701', '78702'), zips('78702', '78703'))
    expect(rows[0]?.after).toBe('2 ZIP codes (new: 1; left out: 1)')
    const whole = { ...before, region: { ...before.region, wholeCountry: true } }
    expect(changed(zips('78701'), whole)).toMatchObject([
      { before: 'ZIP code 78701', after: 'United States' },
    ])
  })

  it('lists all options of a changed audience, and nothing unchanged', () => {
    const women = { ...before.audience, gender: 'female' as const }
    expect(changed(before, { ...before, audience: women })).toEqual([
      {
        label: 'Audience',
        before: expect.stringMatching(/^All/),
        after: expect.stringMatching(/^Female/),
      },
    ])
    const levels = ['high_school', 'some_college', 'associate', 'bachelor']
    const groups = [{ id: 'a', options: levels.map((level) => `education.${level}`) }]
    const same = { ...before, audience: { ...women, groups } }
    expect(changed(before, same)[0]?.after).toBe(
      "Female, all ages, High school, Some college, Associate degree or vocational training or Bachelor's degree",
    )
    expect(changed(same, { ...same, name: 'Other' })).toEqual([])
  })

  it('omits ZIP codes if there are none, before or after', () => {
    const zips = (...zipCodes: string[]) => ({ ...before, region: { ...before.region, zipCodes } })
    const afterOf = (from: CampaignPlan, to: CampaignPlan) => changed(from, to)[0]?.after
    expect(afterOf(zips('78701'), zips())).not.toContain('(')
    expect(afterOf(zips(), zips('78701'))).toBe('ZIP code 78701')
    expect(afterOf(zips('78701'), zips('78701', '78702'))).toBe('2 ZIP codes (new: 1)')
    expect(afterOf(zips('78701', '78702'), zips('78701'))).toBe('ZIP code 78701 (left out: 1)')
    const whole = (one: CampaignPlan) => ({ ...one, region: { ...one.region, wholeCountry: true } })
    expect(afterOf(zips('78701'), whole(zips('78702')))).toBe('United States')
    expect(afterOf(whole(zips('78702')), zips('78701'))).toBe('ZIP code 78701')
  })
})
