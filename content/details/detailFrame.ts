import { findTopic } from '#domain/catalogue/topic.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { KNOWLEDGE_LABELS, knowledgePath } from '../knowledgePaths.ts'
import { findKnowledgeSection } from '../knowledgeSections.ts'
import { linked } from '../local/localWords.ts'
import { sectionFrame, type LinkedPage, type SectionFrame } from '../pages/sectionFrame.ts'
import type { SitePath } from '../sitePaths.ts'
import { productPath } from './detailSections.ts'

/** The frame of a page about products in a section. */
export function detailFrame(slug: string, current: SitePath): SectionFrame {
  const section = findKnowledgeSection(slug)
  if (!section) throw new Error(`There is no section ${slug}`)
  return sectionFrame(section, current)
}

/** A product's name as a link to its page. */
export function linkedProduct(product: Product): string {
  const path = productPath(product)
  return path ? linked(product.name, path) : product.name
}

export const topicLabel = ({ topic }: Pick<Product, 'topic'>): string =>
  findTopic(topic)?.label ?? topic

/** The section's guides to the figures on a product's page. */
export function guidesOf(slug: string): LinkedPage[] {
  const section = findKnowledgeSection(slug)
  if (!section) return []
  return (['price-budget-rates-cpm', section.formats, 'targeting'] as const).map((page) => ({
    label: `${section.name}: ${KNOWLEDGE_LABELS[page]}`,
    to: knowledgePath(slug, page),
  }))
}
