import { mediaPriceLine } from './home.ts'
import { KNOWLEDGE_SECTIONS } from './knowledgeSections.ts'
import { hasLocalPages, localHubPath } from './local/localSections.ts'
import { planPath, sitePath } from './sitePaths.ts'
import type { AdCreationSlug } from '#domain/catalogue/adCreationPackage.ts'
import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** The media in the order of the site's menus. */
const OFFERED: readonly MediaType[] = [
  'dooh',
  'ctv',
  'online_audio',
  'online_video',
  'online_display',
  'mobile_display',
]

/** The booking pages by medium. */
export const PLAN_LINKS = OFFERED.map((mediaType) => ({
  mediaType,
  label: MEDIA_TYPE_NAMES[mediaType],
  get note() {
    return mediaPriceLine(mediaType)
  },
  to: planPath(mediaType),
}))

/** The existing guide sections. */
export const GUIDE_LINKS = KNOWLEDGE_SECTIONS.map(({ slug, name, mediaType }) => ({
  label: name,
  section: slug,
  mediaType,
  to: sitePath('knowledgeSection', { section: slug }),
}))

/**
 * The roots of the pages of places, linked from every page, so that each place is three clicks
 * away.
 */
export const NEAR_LINKS = GUIDE_LINKS.flatMap(({ label, section }) =>
  hasLocalPages(section)
    ? [{ label: `${label} near you`, section, to: localHubPath(section) }]
    : [],
)

const AD_CREATION: readonly [AdCreationSlug, MediaType, string][] = [
  ['dooh-billboard-design', 'dooh', 'Billboard design'],
  ['online-video-spot', 'online_video', 'Video spot'],
  ['online-audio-spot', 'online_audio', 'Audio spot'],
  ['online-banner', 'online_display', 'Online banner'],
  ['mobile-banner', 'mobile_display', 'Mobile banner'],
]

/** The pages for ordering ads (Catalogue 5). */
export const AD_CREATION_LINKS = AD_CREATION.map(([slug, mediaType, label]) => ({
  label,
  mediaType,
  to: sitePath('adCreationPackages', { slug }),
}))

/** The links in the footer. */
export const ABOUT_LINKS = [
  { label: 'Media consultation', to: sitePath('mediaConsultation') },
  { label: 'Ad options in your region', to: sitePath('regionOptions') },
  { label: 'Terms and conditions', to: sitePath('terms') },
  { label: 'Privacy', to: sitePath('privacy') },
  { label: 'Ad policy', to: sitePath('creativePolicy') },
  { label: 'Credits', to: sitePath('credits') },
]
