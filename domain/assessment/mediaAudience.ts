import type { MediaType } from '../media/mediaType.ts'

/** How many people a medium has, and how its use is spread among them. */
export interface MediaAudience {
  /** Share of the people aged 13 to 99 who use the medium in a month, 0 to 1. */
  monthlyUserShare: number
  /** 0: a few see most of it; 1: everybody sees it equally often. Decides how fast reach grows. */
  evenness: number
  /** Times a person sees it in one sitting or one pass, on average, before anybody new does. */
  viewsPerContact: number
}

/**
 * Planning estimates, rounded from public US surveys (Pew internet and mobile, Edison Infinite Dial, Nielsen The Gauge,
 * OAAA). Audio: 79% of Americans aged 12 and over listen online in a month, 73% in a week (Edison, Infinite Dial 2025).
 */
export const MEDIA_AUDIENCES = {
  online_display: { monthlyUserShare: 0.93, evenness: 0.35, viewsPerContact: 1.6 },
  mobile_display: { monthlyUserShare: 0.9, evenness: 0.35, viewsPerContact: 1.8 },
  online_video: { monthlyUserShare: 0.84, evenness: 0.4, viewsPerContact: 1.3 },
  online_audio: { monthlyUserShare: 0.79, evenness: 0.45, viewsPerContact: 1.5 },
  ctv: { monthlyUserShare: 0.76, evenness: 0.5, viewsPerContact: 1.4 },
  dooh: { monthlyUserShare: 0.9, evenness: 0.25, viewsPerContact: 2.2 },
} as const satisfies Record<MediaType, MediaAudience>

/** How often a person who passes a screen does so in a week, at most: people on their way to work. */
export const WEEKLY_VIEWS_PER_PASSER = 4
