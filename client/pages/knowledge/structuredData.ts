import type { PageView } from '#content/pages/pageView.ts'
import { ORIGIN_MARK, SITE_NAME } from '#content/site.ts'
import { LOCALE, sitePath } from '#content/sitePaths.ts'

const SCHEMA = 'https://schema.org'
const address = (path: string) => `${ORIGIN_MARK}${path}`

/** What a page says of itself to machines. Its addresses begin with a mark that the Worker replaces by the site's origin. */
export function structuredData(page: PageView) {
  const { section, path, question, label } = page
  const way = [
    { name: SITE_NAME, to: sitePath('home') },
    { name: section.name, to: section.path },
    ...(path === section.path ? [] : [{ name: label, to: path }]),
  ]
  const publisher = { '@type': 'Organization', name: SITE_NAME, url: address(sitePath('home')) }
  return [
    {
      '@context': SCHEMA,
      '@type': 'BreadcrumbList',
      itemListElement: way.map(({ name, to }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: address(to),
      })),
    },
    {
      '@context': SCHEMA,
      '@type': 'Article',
      headline: question,
      description: page.description,
      inLanguage: LOCALE,
      dateModified: page.lastEdited,
      mainEntityOfPage: address(path),
      author: publisher,
      publisher,
      citation: page.sources.map(({ source, year, url }) => ({
        '@type': 'CreativeWork',
        name: `${source}, ${year}`,
        url,
      })),
    },
  ]
}
