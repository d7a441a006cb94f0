import type { LocalView } from '../local/localView.ts'
import { breadcrumbs, service, type SchemaNode } from './nodes.ts'

/**
 * The structured data of a page about a place or a product: its position in the tree, and its
 * offers.
 */
export function placeData({
  section,
  crumbs,
  title,
  path,
  area,
  leastPriceMinor,
}: Pick<
  LocalView,
  'section' | 'crumbs' | 'title' | 'path' | 'area' | 'leastPriceMinor'
>): SchemaNode[] {
  const way = [{ label: section.name, to: section.path }, ...crumbs, { label: title, to: path }]
  const offered = area && {
    name: title,
    serviceType: section.name,
    areaServed: [{ '@type': area.kind, name: area.name }],
    path,
    leastPriceMinor,
  }
  return [breadcrumbs(way), ...(offered ? [service(offered)] : [])]
}
