import { CAMPAIGN_COUNTRIES } from '#domain/foundation/geo/campaignCountries.ts'
import { COUNTRY_NAMES } from '../wording/countryNames.ts'
import { ORIGIN_MARK, SITE_NAME } from '../site.ts'
import { sitePath } from '../sitePaths.ts'

/** Something said to machines, in the words of schema.org. */
export interface SchemaNode {
  '@type': string
  [property: string]: unknown
}

const SCHEMA = 'https://schema.org'
const CENTS = 100

/** The whole address of a page. It begins with a mark that the Worker replaces by the site's origin. */
export const address = (path: string): string => `${ORIGIN_MARK}${path}`

/** Who runs the site; by its id the same on every page. */
export const organization = (): SchemaNode => ({
  '@type': 'Organization',
  '@id': `${address(sitePath('home'))}#organization`,
  name: SITE_NAME,
  url: address(sitePath('home')),
})

/** Where campaigns run. */
export const countriesServed = (): SchemaNode[] =>
  CAMPAIGN_COUNTRIES.map((country) => ({ '@type': 'Country', name: COUNTRY_NAMES[country] }))

/** A node that stands by itself. */
export const inContext = (node: SchemaNode): SchemaNode => ({ '@context': SCHEMA, ...node })

/** The way from home to a page; home itself is left out of `way`. */
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

/** What can be booked: of which kind, where, and from which price on. */
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
