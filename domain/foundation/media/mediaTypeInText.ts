import { MEDIA_TYPE_NAMES, type MediaType } from './mediaTypes.ts'

/** What a medium is called within a sentence: "display", "streaming TV". */
export const mediaTypeInText = (mediaType: MediaType): string =>
  MEDIA_TYPE_NAMES[mediaType].toLowerCase().replace(/\btv$/, 'TV')
