import type { LocalSubject } from '#domain/planning/local/localSubject.ts'
import { sitePath, type SitePath } from '../sitePaths.ts'

/** The sections with pages of places (Catalogue 7), and their subjects. */
export const LOCAL_SECTIONS = {
  'billboards-digital': 'screens',
  'ctv-streaming-ads': 'streaming',
  'online-digital-marketing': 'online',
} as const satisfies Record<string, LocalSubject>
export type LocalSectionSlug = keyof typeof LOCAL_SECTIONS
export const LOCAL_SECTION_SLUGS = Object.keys(LOCAL_SECTIONS) as LocalSectionSlug[]

export const hasLocalPages = (section: string): section is LocalSectionSlug =>
  section in LOCAL_SECTIONS

/** The root of a section's pages of places. */
export const localHubPath = (section: LocalSectionSlug): SitePath =>
  sitePath('localHub', { section })

/** The path of such a page: `localPath('billboards-digital', 'austria/vienna')`. */
export const localPath = (section: LocalSectionSlug, slug: string): SitePath =>
  slug === '' ? localHubPath(section) : `${localHubPath(section)}/${slug}`
