import { SITE_NAME } from '../site.ts'
import { LOCALE, sitePath } from '../sitePaths.ts'
import { address, inContext, organization, type SchemaNode } from './nodes.ts'

/** The structured data of home: the site's operator. */
export const siteData = (): SchemaNode[] => [
  inContext({ ...organization(), logo: address('/icons/icon-512.png') }),
  inContext({
    '@type': 'WebSite',
    name: SITE_NAME,
    url: address(sitePath('home')),
    inLanguage: LOCALE,
    publisher: organization(),
  }),
]
