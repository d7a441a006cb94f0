import type { APIRequestContext } from '@playwright/test'
import { formatPath, SHOWN_FORMATS } from '#content/details/formatPages.ts'
import { KNOWLEDGE_SECTIONS } from '#content/knowledgeSections.ts'
import { LOCAL_SECTION_SLUGS, localHubPath } from '#content/local/localSections.ts'
import { planPath, sitePath } from '#content/sitePaths.ts'
import { DETAIL_SECTIONS, productListPath } from '#content/details/detailSections.ts'
import { htmlFaults } from '#scripts/everyPlace/htmlFaults.ts'
import { expect, test } from '#test/support/foundation/browser/browserTest.ts'

/** Faults in the HTML from the server, by page. */
async function faultsOf(request: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    for (const fault of await htmlFaults(html, path)) faults.push(`${path}: ${fault}`)
  }
  return faults
}

/** The addresses in a part of the sitemap. */
async function listed(request: APIRequestContext, part: string): Promise<string[]> {
  const xml = await (await request.get(sitePath('sitemapPart', { part }))).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
}

for (const part of ['site', ...KNOWLEDGE_SECTIONS.map(({ slug }) => slug)]) {
  test(`every page of the sitemap has valid HTML: ${part}`, async ({ request }) => {
    const paths = await listed(request, `${part}.xml`)
    expect(paths.length).toBeGreaterThan(10)
    expect(await faultsOf(request, paths)).toEqual([])
  })
}

test('places, products and formats have valid HTML', async ({ request }) => {
  const hubs = LOCAL_SECTION_SLUGS.map(localHubPath)
  const hubsBelow = hubs.map((hub) => `${hub}/united-states/illinois`)
  const places = hubs.map((hub) => `${hub}/united-states/illinois/chicago`)
  const lists = DETAIL_SECTIONS.map(productListPath)
  const formats = SHOWN_FORMATS.flatMap(({ id }) => formatPath(id) ?? [])
  const products: string[] = []
  for (const list of lists) {
    const html = await (await request.get(list)).text()
    const [product] = html.match(new RegExp(`(?<=href=")${list}/[^"]+`)) ?? []
    if (product) products.push(product)
  }
  expect(products).toHaveLength(lists.length)
  const all = [...hubs, ...hubsBelow, ...places, ...lists, ...products, ...formats]
  expect(await faultsOf(request, all)).toEqual([])
})

test('pages outside search have valid HTML for a visitor', async ({ request }) => {
  const pages = (
    ['cart', 'checkout', 'offer', 'login', 'register', 'forgotPassword', 'resetPassword'] as const
  ).map((page) => sitePath(page))
  const all = [...pages, planPath(null), '/en-US/no-such-page', '/']
  expect(await faultsOf(request, all)).toEqual([])
})

test('the validator reports invalid HTML', async () => {
  const wrong = '<!doctype html><html lang="en"><head><title>x</title></head><body><ul><p>a</ul>'
  expect(await htmlFaults(wrong, '/')).not.toEqual([])
})
