import { describe, expect, it } from 'vitest'
import { productPath } from '#content/details/detailSections.ts'
import { LOCAL_SECTION_SLUGS, LOCAL_SECTIONS, localPath } from '#content/local/localSections.ts'
import { everyKnowledgeView } from '#content/pages/findPage.ts'
import { sitemapParts } from '#content/sitemap.ts'
import { sitePath } from '#content/sitePaths.ts'
import { dayOf } from '#content/editedDays.ts'
import { listedSlugs, placesWithPage } from '#domain/planning/local/localDirectory.ts'
import {
  seededDirectory,
  seededPlacePage,
  seededProducts,
} from '#scripts/seed/catalogue/seededPages.ts'
import { EDITED_FILES } from '#scripts/editedDays/editedFiles.ts'
import { addressesIn, pressesFrom, siteGraph } from './siteGraph.ts'

const graph = await siteGraph()
const knowledge = await everyKnowledgeView()
const listed = new Map(
  LOCAL_SECTION_SLUGS.map((section) => [
    section,
    listedSlugs(seededDirectory, LOCAL_SECTIONS[section]).map((slug) => localPath(section, slug)),
  ]),
)
const findable = [...sitemapParts(listed).values()].flat()
const known = new Set<string>([
  ...findable.map(({ path }) => path),
  ...graph.keys(),
  ...seededProducts.flatMap((product) => productPath(product) ?? []),
])

const MOST_PRESSES = 3
/** Every nth place is checked. */
const STEP = 111

describe('the site', () => {
  it('leads from home to every indexed page in at most three clicks', () => {
    const presses = pressesFrom(sitePath('home'), graph)
    const far = findable.filter(({ path }) => (presses.get(path) ?? Infinity) > MOST_PRESSES)
    expect(findable.length).toBeGreaterThan(1_200)
    expect(far.map(({ path }) => path)).toEqual([])
  })

  it('links only to existing pages', () => {
    const places = LOCAL_SECTION_SLUGS.flatMap((section) =>
      placesWithPage(seededDirectory.places, LOCAL_SECTIONS[section])
        .filter((_, at) => at % STEP === 0)
        .map((place) => seededPlacePage(section, place)),
    )
    const links = [...graph.values()].flatMap((to) => Array.from(to))
    const all = new Set(links.concat(places.flatMap(addressesIn)))
    expect([...all].filter((path) => !known.has(path))).toEqual([])
  })

  it('names each source once on a page', () => {
    for (const { sources } of knowledge)
      expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length)
  })

  it('knows the files with the text of each page and the day of their last change', () => {
    for (const [key] of EDITED_FILES) expect(dayOf(key)).toMatch(/^20\d\d-\d\d-\d\d$/)
    for (const { path, lastModified } of findable)
      expect([path, lastModified]).toEqual([path, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)])
    for (const { path, lastEdited } of knowledge) expect(lastEdited).toBe(dayOf(path))
  })
})
