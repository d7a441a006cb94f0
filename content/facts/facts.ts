import { ALL_MEDIA_FACTS } from './allMedia.ts'
import { BILLBOARD_FACTS } from './billboards.ts'
import { LAW_FACTS } from './law.ts'
import { MOBILE_FACTS } from './mobile.ts'
import { STREAMING_TV_FACTS } from './streamingTv.ts'

/** Every fact that a page leans on, by its name. */
export const FACTS = {
  ...ALL_MEDIA_FACTS,
  ...BILLBOARD_FACTS,
  ...LAW_FACTS,
  ...MOBILE_FACTS,
  ...STREAMING_TV_FACTS,
} as const
export type FactId = keyof typeof FACTS
