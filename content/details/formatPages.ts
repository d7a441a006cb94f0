import { adFormatsFor, type AdFormat } from '#domain/catalogue/adFormat.ts'
import { sitePath, type SitePath } from '../sitePaths.ts'
import { detailSection, productListPath } from './detailSections.ts'

/** The section whose formats have pages (Catalogue 8). */
export const FORMAT_SECTION = 'digital-radio-internet-radio-ads'

/** The formats that have pages. */
export const SHOWN_FORMATS: readonly AdFormat[] = adFormatsFor('online_audio')

/** The page of a format; null for one without. */
export const formatPath = (id: string): SitePath | null =>
  SHOWN_FORMATS.some((format) => format.id === id)
    ? sitePath('formatDetail', { section: FORMAT_SECTION, id })
    : null

/** The indexed product pages of a section: its list, and its formats. */
export function findableDetails(slug: string): SitePath[] {
  const section = detailSection(slug)
  const formats = slug === FORMAT_SECTION ? SHOWN_FORMATS : []
  return [
    ...(section ? [productListPath(section)] : []),
    ...formats.flatMap(({ id }) => formatPath(id) ?? []),
  ]
}
