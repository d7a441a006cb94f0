import { sitePath } from '#content/sitePaths.ts'
import { idPattern } from '#domain/foundation/ids/idPattern.ts'
import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import {
  PRODUCTION_LIST_NAMES,
  type ProductionList,
} from '#domain/creatives/production/productionView.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchLength.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** The board's state in its address: list, filters and open item. */
export interface BoardAddress {
  list: ProductionList
  mediaType: MediaType | null
  /** An account, 'nobody', or null for all. */
  maker: string | null
  search: string
  page: number
  /** The open line; null: the first of the list. */
  lineId: string | null
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((each) => each === value) ?? null

/** Parses an address; invalid values are dropped. */
export function readBoardAddress(search: URLSearchParams): BoardAddress {
  const page = Number(search.get('page'))
  const ad = search.get('ad')
  return {
    list: oneOf(PRODUCTION_LIST_NAMES, search.get('list')) ?? 'to_do',
    mediaType: oneOf(MEDIA_TYPES, search.get('media')),
    maker: search.get('maker')?.slice(0, 64) || null,
    search: firstCharacters(search.get('q') ?? '', MAX_SEARCH_LENGTH),
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1,
    lineId: ad !== null && idPattern('lin').test(ad) ? ad : null,
  }
}

/** Whether a filter is active. */
export const isNarrowed = ({ mediaType, maker, search }: BoardAddress): boolean =>
  mediaType !== null || maker !== null || search !== ''

/** The board's address, without default values. */
export function boardPath({ list, mediaType, maker, search, page, lineId }: BoardAddress): string {
  const query = new URLSearchParams({
    ...(list === 'to_do' ? {} : { list }),
    ...(mediaType ? { media: mediaType } : {}),
    ...(maker ? { maker } : {}),
    ...(search ? { q: search } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(lineId ? { ad: lineId } : {}),
  }).toString()
  return query === '' ? sitePath('productions') : `${sitePath('productions')}?${query}`
}
