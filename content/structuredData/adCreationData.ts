import { adCreationPackagesFor, type AdCreationSlug } from '#domain/catalogue/adCreationPackage.ts'
import { AD_CREATION_PAGES } from '../adCreation/adCreationPages.ts'
import { sitePath } from '../sitePaths.ts'
import { breadcrumbs, countriesServed, service, type SchemaNode } from './nodes.ts'

/** The structured data of an ad-creation page: its position and its offers. */
export function adCreationData(slug: AdCreationSlug): SchemaNode[] {
  const { name } = AD_CREATION_PAGES[slug]
  const path = sitePath('adCreationPackages', { slug })
  return [
    breadcrumbs([
      { label: 'Ad creation', to: sitePath('adCreation') },
      { label: name, to: path },
    ]),
    service({
      name,
      serviceType: 'Ad creation',
      areaServed: countriesServed(),
      path,
      leastPriceMinor: adCreationPackagesFor(slug)[0]?.priceMinor ?? null,
    }),
  ]
}
