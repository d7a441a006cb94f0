import { adFormatsFor } from '#domain/catalogue/adFormat.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** The length of spots in video, audio and streaming TV. */
export const SPOT_LENGTHS = {
  all: 'Up to 15 and up to 30 seconds',
  short: 'Up to 15 seconds',
  long: 'Up to 30 seconds',
} as const
export type SpotLength = keyof typeof SPOT_LENGTHS

const SHORT_SECONDS = 15
const LONG_SECONDS = 30
const LEFT_OUT = { all: null, short: LONG_SECONDS, long: SHORT_SECONDS } as const

/** The ids of a medium's ad formats with spots of this length. Banners and posters have every size. */
export const formatsOfLength = (mediaType: MediaType, spots: SpotLength): string[] =>
  adFormatsFor(mediaType)
    .filter(({ maxSeconds }) => maxSeconds === null || maxSeconds !== LEFT_OUT[spots])
    .map(({ id }) => id)
