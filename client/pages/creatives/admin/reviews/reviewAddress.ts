import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { REVIEW_LISTS, type ReviewList } from '#domain/creatives/review/reviewView.ts'
import { sitePath } from '#content/sitePaths.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchLength.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** The review's state in its address: list, filters and open item. */
export interface ReviewAddress {
  list: ReviewList
  mediaType: MediaType | null
  search: string
  withAdvice: boolean
  page: number
  /** The open version; null: the first of the list. */
  versionId: string | null
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((each) => each === value) ?? null

/** Parses an address; invalid values are dropped. */
export function readReviewAddress(search: URLSearchParams): ReviewAddress {
  const page = Number(search.get('page'))
  return {
    list: oneOf(REVIEW_LISTS, search.get('list')) ?? 'waiting',
    mediaType: oneOf(MEDIA_TYPES, search.get('media')),
    search: firstCharacters(search.get('q') ?? '', MAX_SEARCH_LENGTH),
    withAdvice: search.get('advice') === 'yes',
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1,
    versionId: search.get('ad'),
  }
}

/** Whether a filter is active. */
export const isNarrowed = ({ mediaType, search, withAdvice }: ReviewAddress): boolean =>
  mediaType !== null || search !== '' || withAdvice

/** The page's address, without default values. */
export function reviewPath(address: ReviewAddress): string {
  const { list, mediaType, search, withAdvice, page, versionId } = address
  const query = new URLSearchParams({
    ...(list === 'waiting' ? {} : { list }),
    ...(mediaType ? { media: mediaType } : {}),
    ...(search ? { q: search } : {}),
    ...(withAdvice ? { advice: 'yes' } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(versionId ? { ad: versionId } : {}),
  }).toString()
  return query === '' ? sitePath('reviews') : `${sitePath('reviews')}?${query}`
}
