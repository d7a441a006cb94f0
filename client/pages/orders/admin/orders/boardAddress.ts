import {
  BOARD_COLUMNS,
  type BoardColumn,
  LINE_STANDINGS,
  type LineStanding,
} from '#domain/orders/admin/orderBoard.ts'
import { DESKS, type Desk } from '#domain/contact/realtime/desk/desk.ts'
import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchLength.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** The state of the board in its URL; a saved view is such a URL. */
export interface BoardView {
  q: string
  standing: LineStanding | null
  mediaType: MediaType | null
  /** ISO dates between which a campaign starts. */
  from: string | null
  until: string | null
  account: string | null
  /** An owner's account, 'me', 'nobody', or null for all. */
  owner: string | null
  /** Only buyers in the countries of this desk. */
  desk: Desk | null
  /** Only lines of orders with a disputed payment. */
  disputed: 'yes' | null
  /** The cursor of the page. */
  after: string | null
  hidden: BoardColumn[]
}

export const ALL_LINES: BoardView = {
  q: '',
  standing: null,
  mediaType: null,
  from: null,
  until: null,
  account: null,
  owner: null,
  desk: null,
  disputed: null,
  after: null,
  hidden: [],
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)
const COLUMNS = Object.keys(BOARD_COLUMNS) as BoardColumn[]

/** Parses the view of a URL; ignores invalid values. */
export function readBoardView(search: URLSearchParams): BoardView {
  const [from, until] = [search.get('from'), search.get('until')]
  const hidden = new Set((search.get('hide') ?? '').split('.'))
  return {
    q: firstCharacters((search.get('q') ?? '').trim(), MAX_SEARCH_LENGTH),
    standing: LINE_STANDINGS.find((name) => name === search.get('standing')) ?? null,
    mediaType: MEDIA_TYPES.find((name) => name === search.get('mediaType')) ?? null,
    from: isDay(from) ? from : null,
    until: isDay(until) ? until : null,
    account: search.get('account')?.slice(0, 64) || null,
    owner: search.get('owner')?.slice(0, 64) || null,
    desk: DESKS.find((name) => name === search.get('desk')) ?? null,
    disputed: search.get('disputed') === 'yes' ? 'yes' : null,
    after: search.get('after')?.slice(0, 40) || null,
    hidden: COLUMNS.filter((column) => hidden.has(column)),
  }
}

/** The request to the server. */
export function boardQuery({ hidden: _hidden, ...view }: BoardView): Record<string, string> {
  return Object.fromEntries(
    Object.entries(view).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}

/** The view as query parameters of the URL, without defaults. */
export const writeBoardView = (view: BoardView): Record<string, string> => ({
  ...boardQuery(view),
  ...(view.hidden.length > 0 ? { hide: view.hidden.join('.') } : {}),
})

/** A view without its page, for saving. */
export const savedQueryOf = (view: BoardView): string =>
  new URLSearchParams(writeBoardView({ ...view, after: null })).toString()
