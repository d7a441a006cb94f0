import { MEDIA_TYPE_SECTIONS, type MediaType } from '#domain/media/mediaTypes.ts'

/** The section without a medium of its own. */
export const ANY_MEDIUM_SECTION = 'online-digital-marketing'

/** The path of a medium's booking page, without the locale prefix. Apart from the pages' words: every page links there. */
export function bookingPath(mediaType: MediaType | null): string {
  const section = mediaType ? MEDIA_TYPE_SECTIONS[mediaType] : ANY_MEDIUM_SECTION
  return `/${section}/buy-self-service`
}
