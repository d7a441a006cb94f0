import { describe, expect, it } from 'vitest'
import { DETAIL_SECTIONS } from '#content/details/detailSections.ts'
import { SHOWN_FORMATS } from '#content/details/formatPages.ts'
import { formatView } from '#content/details/formatView.ts'
import { productListView } from '#content/details/productListView.ts'
import { hubView } from '#content/local/hubView.ts'
import { LOCAL_SECTION_SLUGS, LOCAL_SECTIONS } from '#content/local/localSections.ts'
import { everyKnowledgeView } from '#content/pages/findPage.ts'
import { ORIGIN_MARK } from '#content/site.ts'
import { sitemapParts } from '#content/sitemap.ts'
import { sitePath } from '#content/sitePaths.ts'
import { adCreationData } from '#content/structuredData/adCreationData.ts'
import { knowledgeData } from '#content/structuredData/knowledgeData.ts'
import type { SchemaNode } from '#content/structuredData/nodes.ts'
import { placeData } from '#content/structuredData/placeData.ts'
import { siteData } from '#content/structuredData/siteData.ts'
import { dataOfPath } from '#content/structuredData/trails.ts'
import { AD_CREATION_SLUGS } from '#domain/catalogue/adCreationPackage.ts'
import { findLocalNode, listedSlugs } from '#domain/planning/local/localDirectory.ts'
import {
  seededDirectory,
  seededOffer,
  seededPlacePage,
  seededScreens,
} from '#scripts/seed/catalogue/seededPages.ts'
import { problemsOf, readVocabulary } from './vocabulary.ts'

const vocabulary = readVocabulary()
const views = await everyKnowledgeView()
const problemsIn = (nodes: readonly SchemaNode[]) =>
  nodes.flatMap((node) => problemsOf(node, vocabulary))
const typesOf = (nodes: readonly SchemaNode[]) => nodes.map((node) => node['@type'])

/** Every nth place is checked, and all lists of places. */
const STEP = 97

describe('structured data of pages', () => {
  it('uses valid schema.org terms on every explanatory page', () => {
    expect(views.length).toBeGreaterThan(80)
    for (const view of views) {
      const nodes = knowledgeData(view)
      expect(problemsIn(nodes)).toEqual([])
      expect(typesOf(nodes).slice(0, 2)).toEqual(['BreadcrumbList', 'Article'])
      expect(typesOf(nodes).includes('Service')).toBe(view.path === view.section.path)
    }
  })

  it.each(LOCAL_SECTION_SLUGS)('uses valid terms on the pages of places: %s', (section) => {
    const subject = LOCAL_SECTIONS[section]
    const nodes = ['', ...listedSlugs(seededDirectory, subject)].map((slug) =>
      findLocalNode(seededDirectory, subject, slug),
    )
    const lists = nodes
      .filter(({ place }) => place === null)
      .map((node) => hubView(section, { directory: seededDirectory, node, screens: seededScreens }))
    const places = nodes.flatMap(({ place }) => place ?? []).filter((_, at) => at % STEP === 0)
    for (const view of [...lists, ...places.map((place) => seededPlacePage(section, place))])
      expect(problemsIn(placeData(view))).toEqual([])
    expect(places.length).toBeGreaterThan(0)
  })

  it('uses valid terms on home and the pages of products, formats and ad creation', () => {
    const stations = seededOffer({ ...DETAIL_SECTIONS[1] })
    const all = [
      ...siteData(),
      ...DETAIL_SECTIONS.flatMap((section) =>
        placeData(productListView(section, seededOffer(section))),
      ),
      ...SHOWN_FORMATS.flatMap((format) => placeData(formatView(format, stations))),
      ...AD_CREATION_SLUGS.flatMap(adCreationData),
    ]
    expect(problemsIn(all)).toEqual([])
  })

  it('states only the address on each other indexed page', () => {
    const site = sitemapParts(new Map()).get('site.xml') ?? []
    const making = new Set<string>(
      AD_CREATION_SLUGS.map((slug) => sitePath('adCreationPackages', { slug })),
    )
    for (const { path } of site.filter((listed) => !making.has(listed.path))) {
      const nodes = dataOfPath(path)
      expect(problemsIn(nodes)).toEqual([])
      const isHome = path === sitePath('home')
      expect([path, ...typesOf(nodes)]).toEqual(
        isHome ? [path, 'Organization', 'WebSite'] : [path, 'BreadcrumbList'],
      )
      expect(JSON.stringify(nodes)).toContain(`"${ORIGIN_MARK}${path}"`)
    }
    expect(site.length).toBeGreaterThan(15)
    expect(dataOfPath(sitePath('cart'))).toEqual([])
  })

  it('claims no ratings, no reviews and no shop at a place', () => {
    const [view] = views
    const [place] = seededDirectory.places
    if (!view || !place) throw new Error('There are no pages.')
    const said = JSON.stringify([
      siteData(),
      knowledgeData(view),
      placeData(seededPlacePage('online-digital-marketing', place)),
    ])
    expect(said).not.toMatch(/rating|review|LocalBusiness|FAQPage/i)
    // All addresses are ours, except schema.org and cited sources.
    expect(said).toContain(`"url":"${ORIGIN_MARK}/en-US`)
  })
})

describe('the check itself', () => {
  const wrong: readonly [string, object][] = [
    ['there is no type "Artcle"', { '@type': 'Artcle' }],
    ['Article has no headlines', { '@type': 'Article', headlines: 'x' }],
    [
      'Article.dateModified: yesterday is no day',
      { '@type': 'Article', dateModified: 'yesterday' },
    ],
    ['Article.author: no City can stand here', { '@type': 'Article', author: { '@type': 'City' } }],
    ['ListItem.position: no boolean can stand here', { '@type': 'ListItem', position: true }],
    [
      'Article.author: Person has no nme',
      { '@type': 'Article', author: { '@type': 'Person', nme: 'x' } },
    ],
  ]
  it.each(wrong)('finds that %s', (problem, node) => {
    expect(problemsOf(node, vocabulary)).toEqual([problem])
  })
})
