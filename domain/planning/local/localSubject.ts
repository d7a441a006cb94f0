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

/** The radii that a local page offers, in each unit; those of PEOPLE_MILES are among them. */
export const LOCAL_RADII = {
  mi: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25],
  km: [2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 25, 30, 40],
} as const
export const FIRST_RADIUS = { mi: 10, km: 16 } as const
