import { sitePath } from '#content/sitePaths.ts'
import { OFFER_LIST_NAMES } from '#domain/sales/offer/deskOffer.ts'
import type { OfferState } from '#domain/sales/offer/offer.ts'
import { DESKS, type Desk } from '#domain/contact/realtime/desk/desk.ts'
import { idPattern } from '#domain/foundation/ids/idPattern.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchLength.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** The board's state in its URL. */
export interface OffersAddress {
  list: OfferState
  desk: Desk | null
  /** An account, 'nobody', or null for all. */
  owner: string | null
  search: string
  /** The cursor of the page; empty for the first. */
  after: string
  /** The open offer; null for none. */
  offerId: string | null
}

/** Parses a URL; ignores invalid values. */
export function readOffersAddress(query: URLSearchParams): OffersAddress {
  const offer = query.get('offer')
  return {
    list: OFFER_LIST_NAMES.find((list) => list === query.get('list')) ?? 'open',
    desk: DESKS.find((desk) => desk === query.get('desk')) ?? null,
    owner: query.get('owner')?.slice(0, 64) || null,
    search: firstCharacters(query.get('q') ?? '', MAX_SEARCH_LENGTH),
    after: (query.get('after') ?? '').slice(0, 160),
    offerId: offer !== null && idPattern('off').test(offer) ? offer : null,
  }
}

/** Whether a filter is active. */
export const isNarrowed = ({ desk, owner, search }: OffersAddress): boolean =>
  desk !== null || owner !== null || search !== ''

/** The board's URL, without defaults. */
export function offersPath({ list, desk, owner, search, after, offerId }: OffersAddress): string {
  const query = new URLSearchParams({
    ...(list === 'open' ? {} : { list }),
    ...(desk ? { desk } : {}),
    ...(owner ? { owner } : {}),
    ...(search ? { q: search } : {}),
    ...(after ? { after } : {}),
    ...(offerId ? { offer: offerId } : {}),
  }).toString()
  return query === '' ? sitePath('offers') : `${sitePath('offers')}?${query}`
}
