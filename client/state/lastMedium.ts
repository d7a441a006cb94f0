import { mediaTypeSchema, type MediaType } from '#domain/media/mediaType.ts'

const KEY = 'amd_last_medium'

/** The medium that was planned last in this browser; null before the first. */
export function readLastMedium(): MediaType | null {
  try {
    const parsed = mediaTypeSchema.safeParse(localStorage.getItem(KEY))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export function writeLastMedium(mediaType: MediaType): void {
  try {
    localStorage.setItem(KEY, mediaType)
  } catch {
    // Only the convenience of taking the plan along is lost.
  }
}
