import { mediaPriceLine } from './home.ts'
import { KNOWLEDGE_SECTIONS } from './knowledgeSections.ts'
import { hasLocalPages, localHubPath } from './local/localSections.ts'
import { planPath, sitePath } from './sitePaths.ts'
import type { AdCreationSlug } from '#domain/catalogue/adCreationPackage.ts'
import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** The media in the order in which the site offers them. */
const OFFERED: readonly MediaType[] = [
  'dooh',
  'ctv',
  'online_audio',
  'online_video',
  'online_display',
  'mobile_display',
]

/** Where a campaign in each medium is planned. */
export const PLAN_LINKS = OFFERED.map((mediaType) => ({
  mediaType,
  label: MEDIA_TYPE_NAMES[mediaType],
  get note() {
    return mediaPriceLine(mediaType)
  },
  to: planPath(mediaType),
}))

/** The sections that explain, those that there are. */
export const GUIDE_LINKS = KNOWLEDGE_SECTIONS.map(({ slug, name, mediaType }) => ({
  label: name,
  section: slug,
  mediaType,
  to: sitePath('knowledgeSection', { section: slug }),
}))

/** Where the pages of places begin: one press from every page, so that three lead to each place. */
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

/** Where ads are ordered (Catalogue 5). */
export const AD_CREATION_LINKS = AD_CREATION.map(([slug, mediaType, label]) => ({
  label,
  mediaType,
  to: sitePath('adCreationPackages', { slug }),
}))

/** What stands in the foot of every page. */
export const ABOUT_LINKS = [
  { label: 'Media consultation', to: sitePath('mediaConsultation') },
  { label: 'Ad options in your region', to: sitePath('regionOptions') },
  { label: 'Terms and conditions', to: sitePath('terms') },
  { label: 'Privacy', to: sitePath('privacy') },
  { label: 'Ad policy', to: sitePath('creativePolicy') },
  { label: 'Credits', to: sitePath('credits') },
]
