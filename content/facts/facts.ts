import { ALL_MEDIA_FACTS } from './allMedia.ts'
import { AUDIO_FACTS } from './audio.ts'
import { BILLBOARD_FACTS } from './billboards.ts'
import { DISPLAY_FACTS } from './display.ts'
import { LAW_FACTS } from './law.ts'
import { MOBILE_FACTS } from './mobile.ts'
import { ONLINE_VIDEO_FACTS } from './onlineVideo.ts'
import { STREAMING_TV_FACTS } from './streamingTv.ts'

/** Every fact that a page cites, by its name. */
export const FACTS = {
  ...ALL_MEDIA_FACTS,
  ...AUDIO_FACTS,
  ...BILLBOARD_FACTS,
  ...DISPLAY_FACTS,
  ...LAW_FACTS,
  ...MOBILE_FACTS,
  ...ONLINE_VIDEO_FACTS,
  ...STREAMING_TV_FACTS,
} as const
export type FactId = keyof typeof FACTS
