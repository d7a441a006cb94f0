import { describe, expect, it } from 'vitest'
import { forecast } from '../forecast/forecast.ts'
import { now, planned, sites } from '#domain/testing/austin.ts'
import { compareDrafts } from './compareDrafts.ts'
import { draftOutlineSchema } from './draft.ts'
import { draftNews } from './draftNews.ts'
import { outlineDraft } from './outlineDraft.ts'

const plan = planned('online_display')
const outline = outlineDraft(plan, { reference: sites, forecast: forecast(plan, sites), now })

describe('the outline of a draft', () => {
  it('fits its schema and is named after medium and place', () => {
    expect(draftOutlineSchema.parse(outline)).toEqual(outline)
    expect(outline.title).toMatch(/^Display, /)
  })
})

describe('news of a draft', () => {
  it('is empty while price, reach and plan are unchanged', () => {
    expect(draftNews(outline, outline, [])).toBeNull()
  })

  it('reports a changed price, a changed reach and each problem once', () => {
    const today = { priceMinor: outline.priceMinor + 100, reach: outline.reach * 2 }
    const issue = {
      step: 'runtime',
      code: 'start_too_early',
      message: 'Too early.',
      path: 'runtime',
      severity: 'error',
    } as const
    expect(draftNews(outline, today, [issue, issue])).toEqual({
      savedAt: outline.at,
      price: { before: outline.priceMinor, after: today.priceMinor },
      reach: { before: outline.reach, after: today.reach },
      problems: ['Too early.'],
    })
  })

  it('ignores a reach that moved by less than 1%', () => {
    const saved = { ...outline, reach: 10_000 }
    expect(draftNews(saved, { ...saved, reach: 10_050 }, [])).toBeNull()
  })
})

describe('comparing drafts', () => {
  it('marks only the rows that differ', () => {
    const dearer = { ...plan, budgetMinor: plan.budgetMinor * 2, name: 'Twice' }
    const other = outlineDraft(dearer, {
      reference: sites,
      forecast: forecast(dearer, sites),
      now,
    })
    const rows = compareDrafts([outline, other])
    const budget = rows.find(({ label }) => label === 'Budget')
    const region = rows.find(({ label }) => label === 'Region')
    expect(budget).toMatchObject({ differs: true })
    expect(region).toMatchObject({ differs: false })
    expect(budget?.values[0]).not.toBe(budget?.values[1])
  })
})
