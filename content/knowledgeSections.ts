import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'

/**
 * The two names of the page about formats: each section uses one, and the other redirects to it.
 */
export const FORMAT_SLUGS = ['adformats-specs', 'dimensions-adformats-specs'] as const
export type FormatSlug = (typeof FORMAT_SLUGS)[number]

/** A section of guides about one medium, or about all. */
export interface KnowledgeSection {
  slug: string
  /** Its name in lists of sections. */
  name: string
  mediaType: MediaType | null
  formats: FormatSlug
}

/** The complete sections. Others are neither routed nor linked. */
export const KNOWLEDGE_SECTIONS = [
  {
    slug: 'billboards-digital',
    name: 'Billboards',
    mediaType: 'dooh',
    formats: 'adformats-specs',
  },
  {
    slug: 'ctv-streaming-ads',
    name: 'Streaming TV',
    mediaType: 'ctv',
    formats: 'adformats-specs',
  },
  {
    slug: 'digital-radio-internet-radio-ads',
    name: 'Audio',
    mediaType: 'online_audio',
    formats: 'adformats-specs',
  },
  {
    slug: 'online-video-ads',
    name: 'Online video',
    mediaType: 'online_video',
    formats: 'adformats-specs',
  },
  {
    slug: 'online-display-digital-banner',
    name: 'Display',
    mediaType: 'online_display',
    formats: 'dimensions-adformats-specs',
  },
  {
    slug: 'mobile-advertising-banner',
    name: 'Mobile',
    mediaType: 'mobile_display',
    formats: 'dimensions-adformats-specs',
  },
  {
    slug: 'online-digital-marketing',
    name: 'All digital media',
    mediaType: null,
    formats: 'adformats-specs',
  },
] as const satisfies readonly KnowledgeSection[]
export type SectionSlug = (typeof KNOWLEDGE_SECTIONS)[number]['slug']

export const findKnowledgeSection = (slug: string | undefined): KnowledgeSection | undefined =>
  KNOWLEDGE_SECTIONS.find((section) => section.slug === slug)
