import { MEDIA_TYPE_NAMES, type MediaType } from './mediaTypes.ts'

/** The name of a medium within a sentence: "display", "streaming TV". */
export const mediaTypeInText = (mediaType: MediaType): string =>
  MEDIA_TYPE_NAMES[mediaType].toLowerCase().replace(/\btv$/, 'TV')
