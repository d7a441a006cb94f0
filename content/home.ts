import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import {
  MEDIA_TYPE_NAMES,
  MEDIA_TYPE_SECTIONS,
  type MediaType,
} from '#domain/foundation/media/mediaTypes.ts'
import { sitePath, type SitePath } from './sitePaths.ts'
import { dollars, formatUsd } from '#domain/foundation/money/amount.ts'

/** One of the six media as the home page introduces it. */
export interface MediaBlurb {
  mediaType: MediaType
  name: string
  text: string
  /** "From $500, about $33.04 CPM in the US" */
  price: string
  /** The link to its guides. */
  guide: { label: string; to: SitePath }
}

/**
 * "From $500, about $33.04 CPM in the US": the minimum budget and the price of the planner's
 * default plan.
 */
export function mediaPriceLine(mediaType: MediaType): string {
  const { minBudgetMinor, typicalCpmMinor } = MEDIA_ECONOMICS[mediaType]
  return `From ${dollars(minBudgetMinor)}, about ${formatUsd(typicalCpmMinor)} CPM in the US`
}

const BLURBS: readonly [MediaType, string][] = [
  ['dooh', 'Digital screens on streets, in malls and stations, screen by screen.'],
  ['ctv', 'Your spot between the shows, on the big screen at home.'],
  ['online_audio', 'Internet radio and streaming stations, up to 30 seconds.'],
  ['online_video', 'Before the videos people choose to watch, up to 30 seconds.'],
  ['online_display', 'Banners on the sites your customers read, by topic or site by site.'],
  ['mobile_display', 'Banners in apps and on mobile sites, down to a few miles around you.'],
]

/** The words of the home page. */
export const HOME = {
  headline: 'Book real ads in minutes.',
  intro:
    'Billboards, streaming TV, radio, video, websites and phones. See who you reach and what it costs before you pay anything.',
  media: {
    title: 'Six media, one cart',
    blurbs: BLURBS.map(([mediaType, text]): MediaBlurb => ({
      mediaType,
      name: MEDIA_TYPE_NAMES[mediaType],
      text,
      // Formatted on access, so that hydration need not wait for number formats.
      get price() {
        return mediaPriceLine(mediaType)
      },
      guide: {
        label: `${MEDIA_TYPE_NAMES[mediaType]}: the guide`,
        to: sitePath('knowledgeSection', { section: MEDIA_TYPE_SECTIONS[mediaType] }),
      },
    })),
  },
  steps: {
    title: 'From plan to live',
    items: [
      {
        title: 'Plan',
        text: 'Choose place, people and time. The forecast follows every change.',
      },
      { title: 'Pay', text: 'By card or invoice. Several media in one order.' },
      {
        title: 'Upload',
        text: 'Your plan lists sizes, lengths and file types. No ad? We’ll make one.',
      },
      {
        title: 'See it run',
        text: 'On the sites, stations and screens you picked.',
        to: sitePath('sampleReport'),
      },
    ],
  },
} as const
