import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** The subject of a local page: the screens of a place, its streaming TV, or all six media. */
export type LocalSubject = 'screens' | 'streaming' | 'online'

/** The medium of a subject; null for all media. */
export const SUBJECT_MEDIA = {
  screens: 'dooh',
  streaming: 'ctv',
  online: null,
} as const satisfies Record<LocalSubject, MediaType | null>

/** Maximum distance of a place's screens. */
export const NEAR_MILES = 15

/** Distances for which people are counted. */
export const PEOPLE_MILES = [5, 10, 25] as const
export const FARTHEST_MILES = 25

/** The offered radii of a local page, in each unit; includes those of PEOPLE_MILES. */
export const LOCAL_RADII = {
  mi: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25],
  km: [2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 25, 30, 40],
} as const
export const FIRST_RADIUS = { mi: 10, km: 16 } as const
