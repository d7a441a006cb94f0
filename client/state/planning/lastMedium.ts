import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'

const KEY = 'amd_last_medium'

/** The last planned medium in this browser; null before the first. */
export function readLastMedium(): MediaType | null {
  try {
    const stored = localStorage.getItem(KEY)
    return MEDIA_TYPES.find((medium) => medium === stored) ?? null
  } catch {
    return null
  }
}

export function writeLastMedium(mediaType: MediaType): void {
  try {
    localStorage.setItem(KEY, mediaType)
  } catch {
    // Only carrying the plan over is lost.
  }
}
