import type { LocalView } from '../local/localView.ts'
import { breadcrumbs, service, type SchemaNode } from './nodes.ts'

/** What a page of a place or a product says to machines: where it lies in the tree, and what is offered there. */
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
