import { describe, expect, it } from 'vitest'
import { formatPath, SHOWN_FORMATS } from '../details/formatPages.ts'
import { knowledgePaths } from '../knowledgePaths.ts'
import { KNOWLEDGE_SECTIONS } from '../knowledgeSections.ts'
import { planPath, sitePath } from '../sitePaths.ts'
import { everyKnowledgeView, findPage } from './findPage.ts'
import { runsOf, sentencesOf, similarity, textsOf, wordsOf } from './pageText.ts'

const views = await everyKnowledgeView()
const byPath = views.map((view) => [view.path, view] as const)
const known = new Set<string>([
  ...knowledgePaths(),
  ...KNOWLEDGE_SECTIONS.map(({ mediaType }) => planPath(mediaType)),
  planPath(null),
  sitePath('adCreation'),
  ...SHOWN_FORMATS.flatMap(({ id }) => formatPath(id) ?? []),
])

const LINK = /\]\((\/[^)]+)\)/g
const FIGURE_FROM_OUTSIDE = /\b(?:billion|million)\b|€|£|\b(?:19|20)\d\d\b.*%|%.*\b(?:19|20)\d\d\b/

describe('guide pages', () => {
  it('all exist', () => {
    expect(views.map(({ path }) => path)).toEqual(knowledgePaths())
  })

  it.each(byPath)('%s has a table, its own example and a limit of the medium', (_, view) => {
    expect(view.parts.some(({ table }) => table && table.rows.length > 2)).toBe(true)
    expect(view.example.rows.length).toBeGreaterThan(2)
    expect(view.calculator.view.result.table.rows.length).toBeGreaterThan(1)
    expect(view.pros.against.length).toBeGreaterThan(1)
    expect(view.figures).toHaveLength(4)
    expect(view.questions.length).toBeGreaterThan(4)
    expect(view.picture.alt.length).toBeGreaterThan(30)
    expect(view.description.length).toBeGreaterThan(70)
    expect(view.description.length).toBeLessThan(170)
  })

  it.each(byPath)('%s has 900 to 1,600 words', (_, view) => {
    const words = wordsOf(view).length
    expect(words).toBeGreaterThanOrEqual(900)
    expect(words).toBeLessThanOrEqual(1_600)
  })

  it.each(byPath)('%s names the source of each external figure', (_, view) => {
    const bare = view.parts
      .flatMap(({ text }) => text)
      .filter((text) => FIGURE_FROM_OUTSIDE.test(text) && !text.includes('[^'))
      .filter((text) => !/\b(?:example|assum|estimate|our|we)\b/i.test(text))
    expect(bare).toEqual([])
    expect(view.sources.length).toBeGreaterThan(0)
    for (const { url, year } of view.sources) {
      expect(url).toMatch(/^https?:\/\/[^\s"<>]+\.[^\s"<>]+$/)
      expect(year).not.toBe('')
    }
  })

  it.each(byPath)('%s links only to existing pages', (_, view) => {
    const linked = textsOf(view).flatMap((text) =>
      [...text.matchAll(LINK)].map(([, to = '']) => to),
    )
    const all = [...linked, ...view.next.map(({ to }) => to)]
    expect(all.filter((to) => !known.has(to))).toEqual([])
    expect(all).not.toContain(view.path)
    expect(new Set(view.next.map(({ to }) => to)).size).toBe(4)
    for (const { label } of view.next) expect(label).not.toBe('')
  })

  it('share no sentence on more than three pages', () => {
    const pagesWith = new Map<string, number>()
    for (const view of views)
      for (const sentence of new Set(textsOf(view).flatMap(sentencesOf)))
        pagesWith.set(sentence, (pagesWith.get(sentence) ?? 0) + 1)
    const often = [...pagesWith].filter(([, pages]) => pages > 3).map(([sentence]) => sentence)
    expect(often).toEqual([])
  })

  it('are less than 40% alike', () => {
    const texts = views.map((view) => ({ path: view.path, runs: runsOf(wordsOf(view)) }))
    const alike = texts.flatMap((one, at) =>
      texts
        .slice(at + 1)
        .map((other) => ({
          pair: `${one.path} ${other.path}`,
          of: similarity(one.runs, other.runs),
        }))
        .filter(({ of }) => of >= 0.4),
    )
    expect(alike).toEqual([])
  })

  it('use one name for the formats page, and the other name links to it', async () => {
    for (const { slug, formats } of KNOWLEDGE_SECTIONS) {
      const other = formats === 'adformats-specs' ? 'dimensions-adformats-specs' : 'adformats-specs'
      expect(await findPage(slug, other, true)).toEqual({
        movedTo: `${sitePath('knowledgeSection', { section: slug })}/${formats}`,
      })
      expect(await findPage(slug, 'overview', true)).toBeNull()
      expect(await findPage(slug, 'no-such-page', true)).toBeNull()
    }
  })

  it('have different questions', () => {
    expect(new Set(views.map(({ question }) => question)).size).toBe(views.length)
    expect(new Set(views.map(({ description }) => description)).size).toBe(views.length)
  })
})
