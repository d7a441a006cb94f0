import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { REVIEW_LISTS, type ReviewList } from '#domain/creatives/review/reviewView.ts'
import { sitePath } from '#content/sitePaths.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchText.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** What the address of the review's page says: the list with its filters, and what is open. */
export interface ReviewAddress {
  list: ReviewList
  mediaType: MediaType | null
  search: string
  withAdvice: boolean
  page: number
  /** The version that is open; null: the first of the list. */
  versionId: string | null
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((each) => each === value) ?? null

/** An address as it is read; what it cannot mean is left out. */
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

/** Whether its filters leave anything out. */
export const isNarrowed = ({ mediaType, search, withAdvice }: ReviewAddress): boolean =>
  mediaType !== null || search !== '' || withAdvice

/** The page's address; what is as usual is left out. */
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
