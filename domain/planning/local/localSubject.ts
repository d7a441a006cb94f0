import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** What a local page is about: the screens of a place, its streaming TV, or all six media there. */
export type LocalSubject = 'screens' | 'streaming' | 'online'

/** The medium of a subject; null where it is about all of them. */
export const SUBJECT_MEDIA = {
  screens: 'dooh',
  streaming: 'ctv',
  online: null,
} as const satisfies Record<LocalSubject, MediaType | null>

/** A screen so near is one of the place. */
export const NEAR_MILES = 15

/** How far around a place its people are counted. */
export const PEOPLE_MILES = [5, 10, 25] as const
export const FARTHEST_MILES = 25
