import type { LocalView } from '#content/local/localView.ts'
import { ORIGIN_MARK, SITE_NAME } from '#content/site.ts'
import { sitePath } from '#content/sitePaths.ts'

const SCHEMA = 'https://schema.org'
const CENTS = 100
const address = (path: string) => `${ORIGIN_MARK}${path}`

/** What a page of a place says to machines: where it lies in the tree, and what is offered there. */
export function localData({
  section,
  crumbs,
  title,
  path,
  area,
  leastPriceMinor,
}: Pick<LocalView, 'section' | 'crumbs' | 'title' | 'path' | 'area' | 'leastPriceMinor'>) {
  const way = [
    { label: SITE_NAME, to: sitePath('home') },
    { label: section.name, to: section.path },
    ...crumbs,
    { label: title, to: path },
  ]
  const provider = { '@type': 'Organization', name: SITE_NAME, url: address(sitePath('home')) }
  const offers =
    leastPriceMinor === null
      ? {}
      : {
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: leastPriceMinor / CENTS,
            priceCurrency: 'USD',
          },
        }
  const service = area && {
    '@context': SCHEMA,
    '@type': 'Service',
    name: title,
    serviceType: section.name,
    areaServed: { '@type': area.kind, name: area.name },
    provider,
    url: address(path),
    ...offers,
  }
  return [
    {
      '@context': SCHEMA,
      '@type': 'BreadcrumbList',
      itemListElement: way.map(({ label, to }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: label,
        item: address(to),
      })),
    },
    ...(service ? [service] : []),
  ]
}
