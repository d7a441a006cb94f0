import type { Product } from '#domain/catalogue/products/product.ts'
import { bySoloPrice, medianSoloCpmMinor, soloPrice } from '#domain/planning/pricing/soloPrice.ts'
import { CAMPAIGN_COUNTRIES } from '#domain/foundation/geo/campaignCountries.ts'
import { mediaTypeInText } from '#domain/foundation/media/mediaTypeInText.ts'
import { COUNTRY_NAMES } from '../wording/countryNames.ts'
import { about, cpm, exact } from '../local/localWords.ts'
import type { LocalTable } from '../local/localView.ts'
import { detailFrame, guidesOf, linkedProduct, topicLabel } from './detailFrame.ts'
import { productListPath, type DetailSection } from './detailSections.ts'
import type { DetailView } from './detailView.ts'
import { exampleNote } from '../local/exampleInventory.ts'

const TITLES: Record<string, string> = {
  'ctv-streaming-ads': 'Streaming services that carry ads',
  'digital-radio-internet-radio-ads': 'Internet radio stations that carry ads',
  'online-digital-marketing': 'Websites, apps and video sites that carry ads',
}

/** The list of a section's products, each with a link to its page. */
export function productListView(section: DetailSection, products: readonly Product[]): DetailView {
  const path = productListPath(section)
  const title = TITLES[section.slug] ?? section.chapter
  const countries = CAMPAIGN_COUNTRIES.filter((one) =>
    products.some(({ country }) => country === one),
  )
  const lowest = products.toSorted(bySoloPrice)[0]
  return {
    ...detailFrame(section.slug, path),
    path,
    isListed: products.length > 0,
    crumbs: [],
    title,
    description: `${title}: ${exact(products.length)} in ${countries.length} countries, with topic, price per thousand and weekly impressions.`,
    lede: lowest
      ? `${exact(products.length)} of them in ${countries.length} countries, at a median of **${cpm(medianSoloCpmMinor(products) ?? 0)} per thousand impressions**; the lowest price is ${cpm(soloPrice(lowest).cpmMinor)}, on ${lowest.name}. Each has a page with its reach by budget. ${exampleNote(products)}`.trimEnd()
      : 'Nothing is for sale here right now.',
    figures: [],
    curve: null,
    tables: countries.flatMap((country) =>
      section.media.flatMap((mediaType) =>
        tableOf(
          products.filter((one) => one.country === country && one.mediaType === mediaType),
          section.media.length > 1
            ? `${COUNTRY_NAMES[country]}: ${mediaTypeInText(mediaType)}`
            : COUNTRY_NAMES[country],
        ),
      ),
    ),
    plans: null,
    checkedFormatId: null,
    plan: null,
    next: guidesOf(section.slug),
    area: null,
    leastPriceMinor: null,
  }
}

const tableOf = (products: readonly Product[], caption: string): LocalTable[] =>
  products.length === 0
    ? []
    : [
        {
          caption,
          head: ['Name', 'Topic', 'CPM', 'Ratecard', 'Impressions a week'],
          rows: products
            .toSorted((a, b) => b.weeklyImpressions - a.weeklyImpressions)
            .map((product) => [
              linkedProduct(product),
              topicLabel(product),
              cpm(soloPrice(product).cpmMinor),
              cpm(soloPrice(product).ratecardCpmMinor),
              about(product.weeklyImpressions),
            ]),
        },
      ]
