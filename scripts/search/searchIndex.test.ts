import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { DETAIL_SECTIONS, productPath } from '#content/details/detailSections.ts'
import { knowledgePaths } from '#content/knowledgePaths.ts'
import { readIndex } from '#content/search/indexedGroup.ts'
import { searchIndex } from '#content/search/searchIndex.ts'
import { searchedPages, searchPages } from '#domain/foundation/search/pageSearch.ts'
import {
  seededDirectory,
  seededOffer,
  seededProducts,
} from '#scripts/seed/catalogue/seededPages.ts'

const index = await searchIndex(seededProducts, seededDirectory)
const groups = readIndex(index)
const pages = searchedPages(groups)
const MOST_BYTES = 40_000

it('has every explanatory page and every product, each once, under 40 kB compressed', () => {
  const paths = groups.flatMap((group) => group.pages.map(({ to }) => to))
  const expected = DETAIL_SECTIONS.flatMap(seededOffer).flatMap((one) => productPath(one) ?? [])
  expect(paths).toEqual(expect.arrayContaining([...knowledgePaths(), ...expected]))
  expect(new Set(paths).size).toBe(paths.length)
  for (const { title, to } of groups.flatMap((group) => group.pages)) {
    expect(title).not.toBe('')
    expect(to).toMatch(/^\/en-US\//)
  }
  expect(gzipSync(JSON.stringify({ groups: index })).length).toBeLessThan(MOST_BYTES)
})

it.each([
  ['billboard prices', '/en-US/billboards-digital/price-budget-rates-cpm'],
  ['chicgo', '/en-US/billboards-digital/local-regional/united-states/illinois/chicago'],
  ['radio formats', '/en-US/digital-radio-internet-radio-ads/adformats-specs'],
  ['privacy', '/en-US/privacy'],
  // Examples shown in the dialog.
  ['radio prices', '/en-US/digital-radio-internet-radio-ads/price-budget-rates-cpm'],
  ['billboards chicago', '/en-US/billboards-digital/local-regional/united-states/illinois/chicago'],
])('finds the intended result for %s', (text, path) => {
  const found = searchPages(pages, text).flatMap((group) => group.pages.map(({ to }) => to))
  expect(found).toContain(path)
})
