import type { PageView } from '../pages/pageView.ts'
import { LOCALE } from '../sitePaths.ts'
import {
  address,
  breadcrumbs,
  countriesServed,
  inContext,
  organization,
  service,
  type SchemaNode,
} from './nodes.ts'

/** The structured data of a guide; a section's overview also has its offers. */
export function knowledgeData(page: PageView): SchemaNode[] {
  const { section, path, label } = page
  const isOverview = path === section.path
  const own = isOverview ? [] : [{ label, to: path }]
  return [
    breadcrumbs([{ label: section.name, to: section.path }, ...own]),
    article(page),
    ...terms(page),
    ...(isOverview ? [offered(page)] : []),
  ]
}

const article = ({ section, path, question, description, lastEdited, sources }: PageView) =>
  inContext({
    '@type': 'Article',
    headline: question,
    description,
    articleSection: section.name,
    inLanguage: LOCALE,
    dateModified: lastEdited,
    mainEntityOfPage: address(path),
    author: organization(),
    publisher: organization(),
    citation: sources.map(({ source, year, url }) => ({
      '@type': 'CreativeWork',
      name: `${source}, ${year}`,
      url,
    })),
  })

/** The terms that a page defines next to its text. */
function terms({ section, path, parts }: PageView): SchemaNode[] {
  const explained = parts.flatMap(({ term }) => term ?? [])
  if (explained.length === 0) return []
  return [
    inContext({
      '@type': 'DefinedTermSet',
      name: `${section.name}: terms`,
      url: address(path),
      hasDefinedTerm: explained.map(({ name, text }) => ({
        '@type': 'DefinedTerm',
        name,
        description: text,
      })),
    }),
  ]
}

const offered = ({ section, path }: PageView) =>
  service({
    name: section.planTitle,
    serviceType: section.name,
    areaServed: countriesServed(),
    path,
    leastPriceMinor: section.leastMinor,
  })
