import { CAMPAIGN_COUNTRIES } from '#domain/foundation/geo/campaignCountries.ts'
import { COUNTRY_NAMES } from '../wording/countryNames.ts'
import { ORIGIN_MARK, SITE_NAME } from '../site.ts'
import { sitePath } from '../sitePaths.ts'

/** Structured data in the vocabulary of schema.org. */
export interface SchemaNode {
  '@type': string
  [property: string]: unknown
}

const SCHEMA = 'https://schema.org'
const CENTS = 100

/** The URL of a page. It begins with a mark that the Worker replaces by the site's origin. */
export const address = (path: string): string => `${ORIGIN_MARK}${path}`

/** The site's operator, with the same id on every page. */
export const organization = (): SchemaNode => ({
  '@type': 'Organization',
  '@id': `${address(sitePath('home'))}#organization`,
  name: SITE_NAME,
  url: address(sitePath('home')),
})

/** The countries of campaigns. */
export const countriesServed = (): SchemaNode[] =>
  CAMPAIGN_COUNTRIES.map((country) => ({ '@type': 'Country', name: COUNTRY_NAMES[country] }))

/** A standalone node. */
export const inContext = (node: SchemaNode): SchemaNode => ({ '@context': SCHEMA, ...node })

/** The breadcrumbs of a page; `way` omits home. */
export const breadcrumbs = (way: readonly { label: string; to: string }[]): SchemaNode =>
  inContext({
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: SITE_NAME, to: sitePath('home') }, ...way].map(
      ({ label, to }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: label,
        item: address(to),
      }),
    ),
  })

/** A bookable service: its kind, place and lowest price. */
export const service = ({
  leastPriceMinor,
  path,
  ...told
}: {
  name: string
  serviceType: string
  areaServed: readonly SchemaNode[]
  path: string
  leastPriceMinor: number | null
}): SchemaNode =>
  inContext({
    '@type': 'Service',
    ...told,
    provider: organization(),
    url: address(path),
    ...(leastPriceMinor === null
      ? {}
      : {
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: leastPriceMinor / CENTS,
            priceCurrency: 'USD',
          },
        }),
  })
