import { sitePath } from '#content/sitePaths.ts'
import { OFFER_LIST_NAMES } from '#domain/sales/offer/deskOffer.ts'
import type { OfferState } from '#domain/sales/offer/offer.ts'
import { DESKS, type Desk } from '#domain/contact/realtime/desk/desk.ts'
import { idPattern } from '#domain/foundation/ids/idPattern.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchText.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** What the address of the board says. */
export interface OffersAddress {
  list: OfferState
  desk: Desk | null
  /** An account, 'nobody', or null for all. */
  owner: string | null
  search: string
  /** Where the page goes on; empty: at the first. */
  after: string
  /** The offer that is open; null: none. */
  offerId: string | null
}

/** An address as it is read; what it cannot mean is left out. */
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

/** Whether anything but the list is chosen. */
export const isNarrowed = ({ desk, owner, search }: OffersAddress): boolean =>
  desk !== null || owner !== null || search !== ''

/** The board's address; what is as usual is left out. */
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
