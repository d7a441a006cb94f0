import { MEDIA_TYPE_SECTIONS, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { ANY_MEDIUM_SECTION } from './sitePaths.ts'

/** A `buy-self-service` page: where a campaign is planned and put in the cart. */
export interface BookingPage {
  /** The first path segment, without the locale. */
  section: string
  /** null: the page begins with choosing the medium and has no campaign layout (Catalogue 6). */
  mediaType: MediaType | null
  /** The small line above the title. */
  eyebrow: string
  title: string
  intro: string
}

/** The seven booking pages (Catalogue 6), in the order they are offered. */
export const BOOKING_PAGES: readonly BookingPage[] = [
  {
    section: MEDIA_TYPE_SECTIONS.online_display,
    mediaType: 'online_display',
    eyebrow: 'Online display banners',
    title: 'Plan a display campaign',
    intro: 'Banners on the sites your customers read, by topic or site by site.',
  },
  {
    section: MEDIA_TYPE_SECTIONS.mobile_display,
    mediaType: 'mobile_display',
    eyebrow: 'Mobile and in-app banners',
    title: 'Plan a mobile campaign',
    intro: 'Banners in apps and on mobile sites, around a place or across the country.',
  },
  {
    section: MEDIA_TYPE_SECTIONS.online_video,
    mediaType: 'online_video',
    eyebrow: 'Online video ads',
    title: 'Plan an online video campaign',
    intro: 'Your spot of up to 30 seconds before the videos people choose to watch.',
  },
  {
    section: MEDIA_TYPE_SECTIONS.online_audio,
    mediaType: 'online_audio',
    eyebrow: 'Internet radio ads',
    title: 'Plan an audio campaign',
    intro: 'Your spot of up to 30 seconds on internet radio and streaming stations.',
  },
  {
    section: MEDIA_TYPE_SECTIONS.ctv,
    mediaType: 'ctv',
    eyebrow: 'Streaming TV ads',
    title: 'Plan a streaming TV campaign',
    intro: 'Your spot between the shows, on the big screen at home, in the places you choose.',
  },
  {
    section: MEDIA_TYPE_SECTIONS.dooh,
    mediaType: 'dooh',
    eyebrow: 'Digital billboards',
    title: 'Plan a billboard campaign',
    intro: 'Screens on streets, in malls and stations: pick them on the map.',
  },
  {
    section: ANY_MEDIUM_SECTION,
    mediaType: null,
    eyebrow: 'Online and digital marketing',
    title: 'Plan a campaign',
    intro: 'Choose a medium first. You can add campaigns in other media to the same cart.',
  },
]

/** The booking page of a section, or undefined if the section has none. */
export function findBookingPage(section: string): BookingPage | undefined {
  return BOOKING_PAGES.find((page) => page.section === section)
}
