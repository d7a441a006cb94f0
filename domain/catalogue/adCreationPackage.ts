import { spokenWords } from './spokenWords.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** The child routes of /ad-creation (Catalogue 5). */
export const AD_CREATION_SLUGS = [
  'mobile-banner',
  'online-banner',
  'online-audio-spot',
  'online-video-spot',
  'dooh-billboard-design',
] as const
export type AdCreationSlug = (typeof AD_CREATION_SLUGS)[number]

/** A fixed-price package: a creative made for the advertiser. */
export interface AdCreationPackage {
  id: string
  slug: AdCreationSlug
  mediaType: MediaType
  name: string
  /** One line: its target customers. */
  summary: string
  whatYouGet: readonly string[]
  /** Rounds of changes included in the price. */
  revisions: number
  /** Working days to the first draft, from the day when the material is complete. */
  workingDays: number
  /** USD cents. Never the same twice in a media type: the cart merges by media type and price. */
  priceMinor: number
}

const MOBILE = { slug: 'mobile-banner', mediaType: 'mobile_display' } as const
const DISPLAY = { slug: 'online-banner', mediaType: 'online_display' } as const
const AUDIO = { slug: 'online-audio-spot', mediaType: 'online_audio' } as const
const VIDEO = { slug: 'online-video-spot', mediaType: 'online_video' } as const
const DOOH = { slug: 'dooh-billboard-design', mediaType: 'dooh' } as const

/** The ad-creation packages, cheapest first on each page. */
export const AD_CREATION_PACKAGES = [
  {
    ...MOBILE,
    id: 'mobile_banner_single',
    name: 'One banner',
    summary: 'One size, still, for a first campaign.',
    whatYouGet: [
      'One mobile size of your choice',
      'Layout, wording and call to action',
      'PNG file',
    ],
    revisions: 1,
    workingDays: 2,
    priceMinor: 90_00,
  },
  {
    ...MOBILE,
    id: 'mobile_banner_set',
    name: 'Full set',
    summary: 'All three mobile sizes from one idea.',
    whatYouGet: [
      '300x50, 300x250 and 320x480',
      'Layout, wording and call to action',
      'PNG files within the IAB weights',
    ],
    revisions: 2,
    workingDays: 3,
    priceMinor: 190_00,
  },
  {
    ...MOBILE,
    id: 'mobile_banner_animated',
    name: 'Animated set',
    summary: 'All three sizes in motion, with a still version of each.',
    whatYouGet: [
      '300x50, 300x250 and 320x480 as HTML5',
      'A still PNG of each size',
      'Storyboard before we animate',
      'Click tag set up and tested',
    ],
    revisions: 3,
    workingDays: 5,
    priceMinor: 390_00,
  },
  {
    ...DISPLAY,
    id: 'online_banner_single',
    name: 'One banner',
    summary: 'One size, still, for a quick start.',
    whatYouGet: [
      'One display size of your choice',
      'Layout, wording and call to action',
      'PNG file',
    ],
    revisions: 1,
    workingDays: 2,
    priceMinor: 110_00,
  },
  {
    ...DISPLAY,
    id: 'online_banner_set',
    name: 'Full set',
    summary: 'All three display sizes from one idea.',
    whatYouGet: [
      '300x250, 728x90 and 120x600',
      'Layout, wording and call to action',
      'PNG files within the IAB weights',
    ],
    revisions: 2,
    workingDays: 3,
    priceMinor: 240_00,
  },
  {
    ...DISPLAY,
    id: 'online_banner_animated',
    name: 'Animated set',
    summary: 'All three sizes in motion, with a still version of each.',
    whatYouGet: [
      '300x250, 728x90 and 120x600 as HTML5',
      'A still PNG of each size',
      'Storyboard before we animate',
      'Click tag set up and tested',
    ],
    revisions: 3,
    workingDays: 5,
    priceMinor: 460_00,
  },
  {
    ...DISPLAY,
    id: 'online_banner_two_ideas',
    name: 'Two ideas to compare',
    summary: 'Two still sets, so that your campaign can show which works better.',
    whatYouGet: [
      'Two different ideas',
      'Each in 300x250, 728x90 and 120x600',
      'PNG files within the IAB weights',
    ],
    revisions: 2,
    workingDays: 5,
    priceMinor: 420_00,
  },
  {
    ...AUDIO,
    id: 'audio_spot_voice',
    name: 'Voice spot, 15 s',
    summary: 'One voice, one message.',
    whatYouGet: [
      `Script of up to ${spokenWords(15)} words`,
      'One professional voice',
      'Mixed WAV and MP3 files',
    ],
    revisions: 1,
    workingDays: 3,
    priceMinor: 220_00,
  },
  {
    ...AUDIO,
    id: 'audio_spot_music',
    name: 'Voice and music, 30 s',
    summary: 'The classic radio spot.',
    whatYouGet: [
      `Script of up to ${spokenWords(30)} words`,
      'One professional voice',
      'Licensed music and sound effects',
      'Mixed to streaming loudness (−14 LUFS), WAV and MP3',
    ],
    revisions: 2,
    workingDays: 5,
    priceMinor: 390_00,
  },
  {
    ...AUDIO,
    id: 'audio_spot_dialog',
    name: 'Two voices and a short version',
    summary: 'A small scene in 30 s, and 15 s to remind of it.',
    whatYouGet: [
      'Two scripts to choose from',
      'Two professional voices',
      'Licensed music and sound effects',
      'A 30 s and a 15 s version, WAV and MP3',
    ],
    revisions: 3,
    workingDays: 7,
    priceMinor: 690_00,
  },
  {
    ...VIDEO,
    id: 'video_spot_photos',
    name: 'From your pictures, 15 s',
    summary: 'Your photos and logo in motion.',
    whatYouGet: [
      'Up to eight of your photos, animated',
      'Titles and licensed music',
      'MP4 in 1920x1080, for online video and streaming TV',
    ],
    revisions: 1,
    workingDays: 4,
    priceMinor: 490_00,
  },
  {
    ...VIDEO,
    id: 'video_spot_footage',
    name: 'Edited spot, 30 s',
    summary: 'Your own or licensed footage, cut to a story.',
    whatYouGet: [
      'Script and storyboard',
      'Your footage or up to six licensed clips',
      'Voice, titles and licensed music',
      'A 30 s and a 15 s MP4 in 1920x1080',
    ],
    revisions: 2,
    workingDays: 8,
    priceMinor: 1_190_00,
  },
  {
    ...VIDEO,
    id: 'video_spot_animation',
    name: 'Illustrated animation, 30 s',
    summary: 'Drawn for you, when there is nothing to film.',
    whatYouGet: [
      'Script, style frames and storyboard',
      'Illustrations made for your brand',
      'Voice, sound design and licensed music',
      'A 30 s and a 15 s MP4 in 1920x1080',
    ],
    revisions: 3,
    workingDays: 12,
    priceMinor: 2_400_00,
  },
  {
    ...DOOH,
    id: 'dooh_design_single',
    name: 'One still design',
    summary: 'One orientation, ready for the street.',
    whatYouGet: [
      'Landscape 1920x1080 or portrait 1080x1920',
      'Wording cut to what a passer-by can read',
      'PNG file',
    ],
    revisions: 1,
    workingDays: 2,
    priceMinor: 190_00,
  },
  {
    ...DOOH,
    id: 'dooh_design_both',
    name: 'Both orientations',
    summary: 'The same idea for every screen.',
    whatYouGet: [
      'Landscape 1920x1080 and portrait 1080x1920',
      'Two ideas to choose from',
      'A daytime and a night version for bright screens',
      'PNG files',
    ],
    revisions: 2,
    workingDays: 4,
    priceMinor: 320_00,
  },
  {
    ...DOOH,
    id: 'dooh_design_motion',
    name: 'In motion, 8 s',
    summary: 'For indoor and pedestrian screens that show video.',
    whatYouGet: [
      'An 8 s silent video in both orientations',
      'A still design in both for roadside screens',
      'Storyboard before we animate',
      'MP4 and PNG files',
    ],
    revisions: 2,
    workingDays: 6,
    priceMinor: 560_00,
  },
] as const satisfies readonly AdCreationPackage[]

/** The page with packages for a medium: a video spot also runs on streaming TV. */
export const AD_CREATION_SLUG_FOR = {
  online_display: 'online-banner',
  mobile_display: 'mobile-banner',
  online_video: 'online-video-spot',
  online_audio: 'online-audio-spot',
  ctv: 'online-video-spot',
  dooh: 'dooh-billboard-design',
} as const satisfies Record<MediaType, AdCreationSlug>

/** The package with this id, or undefined. */
export function findAdCreationPackage(id: string): AdCreationPackage | undefined {
  return AD_CREATION_PACKAGES.find((candidate) => candidate.id === id)
}

/** The packages of one page, cheapest first. */
export function adCreationPackagesFor(slug: AdCreationSlug): AdCreationPackage[] {
  const packages: AdCreationPackage[] = AD_CREATION_PACKAGES.filter((item) => item.slug === slug)
  return packages.toSorted((a, b) => a.priceMinor - b.priceMinor)
}

/** The lowest price of a creative made for this medium, USD cents. */
export function adCreationFromMinor(mediaType: MediaType): number {
  const packages = adCreationPackagesFor(AD_CREATION_SLUG_FOR[mediaType])
  return Math.min(...packages.map(({ priceMinor }) => priceMinor))
}
