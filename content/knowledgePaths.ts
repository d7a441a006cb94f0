import { FORMAT_SLUGS, KNOWLEDGE_SECTIONS, type KnowledgeSection } from './knowledgeSections.ts'
import { sitePath, type SitePath } from './sitePaths.ts'

/**
 * The pages of a section after its overview, in reading order; the page about formats has one of
 * two names.
 */
export const KNOWLEDGE_SLUGS = [
  '101-strategy-intro',
  'price-budget-rates-cpm',
  'cheap-small-businesses',
  'targeting',
  'adformats-specs',
  'dimensions-adformats-specs',
  'market',
  'trends',
  'tips-rules',
  'conversion-kpis',
  'best-campaign-examples',
  'pros-cons-benefits-disadvantages',
] as const
export type KnowledgeSlug = (typeof KNOWLEDGE_SLUGS)[number]

/** A page of a section; the overview has an empty name. */
export type KnowledgePage = KnowledgeSlug | 'overview'

/** The pages' names in lists. */
export const KNOWLEDGE_LABELS = {
  overview: 'Overview',
  '101-strategy-intro': '101',
  'price-budget-rates-cpm': 'Prices',
  'cheap-small-businesses': 'Small budgets',
  targeting: 'Targeting',
  'adformats-specs': 'Formats',
  'dimensions-adformats-specs': 'Formats',
  market: 'Market',
  trends: 'Trends',
  'tips-rules': 'Rules',
  'conversion-kpis': 'Results',
  'best-campaign-examples': 'Examples',
  'pros-cons-benefits-disadvantages': 'For and against',
} as const satisfies Record<KnowledgePage, string>

/** The pages of a section, in reading order. */
export const pagesOf = ({ formats }: KnowledgeSection): KnowledgePage[] => [
  'overview',
  ...KNOWLEDGE_SLUGS.filter(
    (slug) => slug === formats || !FORMAT_SLUGS.some((name) => name === slug),
  ),
]

/** The path of a page of a section. */
export const knowledgePath = (section: string, page: KnowledgePage): SitePath =>
  page === 'overview'
    ? sitePath('knowledgeSection', { section })
    : sitePath('knowledge', { section, page })

/** The paths of all guides. */
export const knowledgePaths = (): SitePath[] =>
  KNOWLEDGE_SECTIONS.flatMap((section) =>
    pagesOf(section).map((page) => knowledgePath(section.slug, page)),
  )
