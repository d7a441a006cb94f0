import { describe, expect, it } from 'vitest'
import {
  DETAIL_SECTIONS,
  productListPath,
  productPath,
  type DetailSection,
} from '#content/details/detailSections.ts'
import { formatPath, SHOWN_FORMATS } from '#content/details/formatPages.ts'
import type { DetailView } from '#content/details/detailView.ts'
import { formatView } from '#content/details/formatView.ts'
import { productListView } from '#content/details/productListView.ts'
import { similarProducts } from '#domain/catalogue/products/productFigures.ts'
import { ownNumbers, pageWords } from './pageWords.ts'
import {
  seededOffer as offerOf,
  seededProductPage as viewOf,
  seededProducts as products,
} from './seededPages.ts'

const wordsOf = ({ lede, figures, tables }: DetailView): string[] =>
  pageWords([lede, figures, tables])

const LEAST_OWN_FIGURES = 8
/** Every nth product is compared. */
const STEP = 12

describe.each<DetailSection>([...DETAIL_SECTIONS])('$slug: the page of a product', (section) => {
  const offer = offerOf(section)

  it('has figures that its most similar product lacks', () => {
    for (const product of offer.filter((_, at) => at % STEP === 0)) {
      const [nearest] = similarProducts(product, offer, 1)
      if (!nearest) continue
      const own = ownNumbers(wordsOf(viewOf(section, product)), wordsOf(viewOf(section, nearest)))
      expect(own.length).toBeGreaterThanOrEqual(LEAST_OWN_FIGURES)
    }
  })

  it('reaches more people for more money, up to the supply, and opens the planner with the same budget', () => {
    for (const product of offer) {
      const { curve, plans, plan, isListed } = viewOf(section, product)
      expect(isListed).toBe(false)
      if (!plan) continue
      const reach = curve?.points.map((point) => point.reach) ?? []
      expect(reach).toEqual(reach.toSorted((a, b) => a - b))
      expect(reach.at(-1)).toBeGreaterThan(0)
      for (const to of [plan.to, ...(plans?.cards.map((card) => card.to) ?? [])])
        expect(to).toContain(`/buy-self-service?product=${product.id}&country=${product.country}`)
    }
  })

  it('is listed once, with all others of the section', () => {
    const list = productListView(section, offer)
    expect(list.path).toBe(productListPath(section))
    const rows = list.tables.flatMap((table) => table.rows.map(([name]) => name))
    expect(rows).toHaveLength(offer.length)
    expect(new Set(rows)).toEqual(
      new Set(offer.map((product) => `[${product.name}](${productPath(product)})`)),
    )
  })
})

it('has no page for a screen, only for its place', () => {
  expect(productPath({ id: 'screen_1', mediaType: 'dooh' })).toBeNull()
})

it.each(SHOWN_FORMATS)('$name is described with the stations that play it', (format) => {
  const stations = products.filter(({ mediaType }) => mediaType === format.mediaType)
  const view = formatView(format, stations)
  expect(view.path).toBe(formatPath(format.id))
  const rows = view.tables.flatMap(({ caption, rows }) =>
    caption.startsWith('Where it runs') ? rows : [],
  )
  expect(rows).toHaveLength(
    stations.filter(({ formatIds }) => formatIds.includes(format.id)).length,
  )
})
