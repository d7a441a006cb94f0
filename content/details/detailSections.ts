import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { sitePath, type SitePath } from '../sitePaths.ts'

/** A section with pages of products (Catalogue 8). */
export interface DetailSection {
  slug: string
  /** The part of the path before a product's id. */
  kind: string
  media: readonly MediaType[]
  /** The label of its products in the section's menu. */
  chapter: string
}

/** The sections whose products have pages. */
export const DETAIL_SECTIONS = [
  { slug: 'ctv-streaming-ads', kind: 'video-ads', media: ['ctv'], chapter: 'Services' },
  {
    slug: 'digital-radio-internet-radio-ads',
    kind: 'audio-ads',
    media: ['online_audio'],
    chapter: 'Stations',
  },
  {
    slug: 'online-digital-marketing',
    kind: 'display-video-ads',
    media: ['online_display', 'online_video', 'mobile_display'],
    chapter: 'Sites and apps',
  },
] as const satisfies readonly DetailSection[]

export const detailSection = (slug: string): DetailSection | undefined =>
  DETAIL_SECTIONS.find((section) => section.slug === slug)

/** The list of a section's products. */
export const productListPath = ({ slug, kind }: DetailSection): SitePath =>
  sitePath('productList', { section: slug, kind })

/** The page of a product; screens have none, but their places do. */
export function productPath({
  id,
  mediaType,
}: {
  id: string
  mediaType: MediaType
}): SitePath | null {
  const section: DetailSection | undefined = DETAIL_SECTIONS.find(({ media }) =>
    media.some((one) => one === mediaType),
  )
  return section
    ? sitePath('productDetail', { section: section.slug, kind: section.kind, id })
    : null
}
