import { ORIGIN_MARK } from '#content/site.ts'
import type { SchemaNode } from '#content/structuredData/nodes.ts'

/**
 * What a page says to machines, for its head. Its addresses begin with a mark, over which the Worker writes the site's
 * origin; the browser does the same, so that it renders what it was sent.
 */
export const dataTags = (nodes: readonly SchemaNode[]) =>
  nodes.map((node) => ({ 'script:ld+json': import.meta.env.SSR ? node : withOrigin(node) }))

const withOrigin = (node: SchemaNode): SchemaNode =>
  JSON.parse(JSON.stringify(node).replaceAll(ORIGIN_MARK, location.origin)) as SchemaNode
