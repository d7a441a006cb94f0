import { sitePath } from '#content/sitePaths.ts'
import {
  LEAD_LIST_NAMES,
  LEAD_MARKS,
  type LeadList,
  type LeadMark,
} from '#domain/sales/lead/leadView.ts'
import { DESKS, type Desk } from '#domain/contact/realtime/desk/desk.ts'
import { idPattern } from '#domain/foundation/ids/idPattern.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchLength.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** The board's state in its URL: the list with its filters, and the open lead. */
export interface LeadsAddress {
  list: LeadList
  desk: Desk | null
  /** An account, 'nobody', or null for all. */
  owner: string | null
  /** Leads that may be from a program, the others, or null for all. */
  mark: LeadMark | null
  search: string
  /** The cursor of the page; empty for the first. */
  after: string
  /** The open lead; null: the first of the list. */
  leadId: string | null
}

export const ALL_LEADS: LeadsAddress = {
  list: 'to_answer',
  desk: null,
  owner: null,
  mark: null,
  search: '',
  after: '',
  leadId: null,
}

/** Parses a URL; ignores invalid values. */
export function readLeadsAddress(search: URLSearchParams): LeadsAddress {
  const lead = search.get('lead')
  return {
    list: LEAD_LIST_NAMES.find((list) => list === search.get('list')) ?? 'to_answer',
    desk: DESKS.find((desk) => desk === search.get('desk')) ?? null,
    owner: search.get('owner')?.slice(0, 64) || null,
    search: firstCharacters(search.get('q') ?? '', MAX_SEARCH_LENGTH),
    mark: LEAD_MARKS.find((mark) => mark === search.get('mark')) ?? null,
    after: (search.get('after') ?? '').slice(0, 160),
    leadId: lead !== null && idPattern('lea').test(lead) ? lead : null,
  }
}

/** Whether a filter is active. */
export const isNarrowed = ({ desk, owner, mark, search }: LeadsAddress): boolean =>
  desk !== null || owner !== null || mark !== null || search !== ''

/** The board's URL, without defaults. */
export function leadsPath({
  list,
  desk,
  owner,
  mark,
  search,
  after,
  leadId,
}: LeadsAddress): string {
  const query = new URLSearchParams({
    ...(list === 'to_answer' ? {} : { list }),
    ...(desk ? { desk } : {}),
    ...(owner ? { owner } : {}),
    ...(mark ? { mark } : {}),
    ...(search ? { q: search } : {}),
    ...(after ? { after } : {}),
    ...(leadId ? { lead: leadId } : {}),
  }).toString()
  return query === '' ? sitePath('leads') : `${sitePath('leads')}?${query}`
}
