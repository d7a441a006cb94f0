import { ORIGIN_MARK } from '#content/site.ts'
import type { SchemaNode } from '#content/structuredData/nodes.ts'

/**
 * The structured data for a page's head. Its URLs begin with a mark, which the Worker replaces by
 * the site's origin; the browser does the same, so that it renders the same content.
 */
export const dataTags = (nodes: readonly SchemaNode[]) =>
  nodes.map((node) => ({ 'script:ld+json': import.meta.env.SSR ? node : withOrigin(node) }))

const withOrigin = (node: SchemaNode): SchemaNode =>
  JSON.parse(JSON.stringify(node).replaceAll(ORIGIN_MARK, location.origin)) as SchemaNode
