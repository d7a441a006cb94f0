import { describe, expect, it } from 'vitest'
import { pageForInventory } from './exampleParts.ts'
import { everyKnowledgeView } from './findPage.ts'
import type { MarketingPage } from './marketingPage.ts'
import { textsOf } from './pageText.ts'

const OF_EXAMPLES =
  /example (?:inventor|screen|station|site|app|website|service|place)|invented (?:name|site|service|example)|names are invented|an example with|operator (?:of this market )?(?:replaces|fills|puts)/i

const [withExamples, withoutExamples] = await Promise.all([
  everyKnowledgeView(true),
  everyKnowledgeView(false),
])

describe('the guides of a shop', () => {
  it('mention the fictional inventory while it is for sale', () => {
    const pages = withExamples.filter((page) => OF_EXAMPLES.test(textsOf(page).join(' ')))
    expect(pages.length).toBeGreaterThan(20)
  })

  it('do not mention it otherwise', () => {
    const said = withoutExamples.flatMap((page) =>
      textsOf(page)
        .filter((text) => OF_EXAMPLES.test(text))
        .map((text) => `${page.path}: ${text}`),
    )
    expect(said).toEqual([])
  })

  it('have no markers and no empty texts, with and without it', () => {
    for (const page of [...withExamples, ...withoutExamples]) {
      const texts = textsOf(page)
      expect(texts.filter((text) => text.includes('{{') || text.includes('}}'))).toEqual([])
      expect(texts.filter((text) => / {2,}| [.,;:](?!\.)/.test(text))).toEqual([])
      expect(page.parts.every(({ text }) => text.length > 0 && text.every(Boolean))).toBe(true)
      expect(page.questions.length).toBeGreaterThan(2)
      expect(page.figures.length).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('a guide with and without example inventory', () => {
  const picture = { kind: 'bars', rows: [], alt: 'Of examples' } as const
  const page = {
    picture: { ...picture, otherwise: { ...picture, alt: 'Of budgets' } },
    figures: [
      { value: '7', text: 'screens', from: 'own', isOfExamples: true },
      { value: '8', text: 'days', from: 'own' },
    ],
    parts: [
      {
        heading: 'Hours{{ and screens}}',
        text: ['All day. {{Ours are invented.}} Every day.', '{{Invented.}}'],
        table: { caption: 'Ours', head: [], rows: [], isOfExamples: true },
      },
      { heading: 'Ours', text: ['Words'], isOfExamples: true },
    ],
    questions: [
      ['Real?', '{{No.}}'],
      ['Fast?', 'Yes.'],
    ],
  } as unknown as MarketingPage

  it('shows everything while the fictional inventory is for sale', () => {
    const shown = pageForInventory(page, true)
    expect(shown.figures).toHaveLength(2)
    expect(shown.parts.map(({ heading }) => heading)).toEqual(['Hours and screens', 'Ours'])
    expect(shown.parts[0]?.text).toEqual(['All day. Ours are invented. Every day.', 'Invented.'])
    expect(shown.picture.alt).toBe('Of examples')
  })

  it('omits marked words, figures, tables, parts, questions and pictures otherwise', () => {
    const shown = pageForInventory(page, false)
    expect(shown.figures.map(({ value }) => value)).toEqual(['8'])
    expect(shown.parts).toEqual([{ heading: 'Hours', text: ['All day. Every day.'] }])
    expect(shown.questions).toEqual([['Fast?', 'Yes.']])
    expect(shown.picture.alt).toBe('Of budgets')
  })
})
