import type { AdCreationSlug } from '#domain/catalogue/adCreationPackage.ts'
import type { AdCreationPage } from './adCreationPage.ts'
import { DOOH_BILLBOARD_DESIGN_PAGE } from './doohBillboardDesign.ts'
import { MOBILE_BANNER_PAGE } from './mobileBanner.ts'
import { ONLINE_AUDIO_SPOT_PAGE } from './onlineAudioSpot.ts'
import { ONLINE_BANNER_PAGE } from './onlineBanner.ts'
import { ONLINE_VIDEO_SPOT_PAGE } from './onlineVideoSpot.ts'

/** The pages under /ad-creation by their slug. */
export const AD_CREATION_PAGES: Record<AdCreationSlug, AdCreationPage> = {
  'mobile-banner': MOBILE_BANNER_PAGE,
  'online-banner': ONLINE_BANNER_PAGE,
  'online-audio-spot': ONLINE_AUDIO_SPOT_PAGE,
  'online-video-spot': ONLINE_VIDEO_SPOT_PAGE,
  'dooh-billboard-design': DOOH_BILLBOARD_DESIGN_PAGE,
}

/** The words of /ad-creation itself, which leads to the five pages. */
export const AD_CREATION_OVERVIEW = {
  headline: 'No ad yet? We’ll make it.',
  intro:
    'Fixed price, fixed time, revisions included. Put a package in the cart beside your campaign and pay once.',
} as const
