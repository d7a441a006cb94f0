import { sitePath } from '#content/sitePaths.ts'
import { LEAD_LIST_NAMES, type LeadList } from '#domain/sales/lead/leadView.ts'
import { DESKS, type Desk } from '#domain/contact/realtime/desk/desk.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchText.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** What the address of the board says: the list with its filters, and who is open. */
export interface LeadsAddress {
  list: LeadList
  desk: Desk | null
  /** An account, 'nobody', or null for all. */
  owner: string | null
  search: string
  /** Where the page goes on; empty: at the first. */
  after: string
  /** The lead that is open; null: the first of the list. */
  leadId: string | null
}

export const ALL_LEADS: LeadsAddress = {
  list: 'to_answer',
  desk: null,
  owner: null,
  search: '',
  after: '',
  leadId: null,
}

/** An address as it is read; what it cannot mean is left out. */
export function readLeadsAddress(search: URLSearchParams): LeadsAddress {
  const lead = search.get('lead')
  return {
    list: LEAD_LIST_NAMES.find((list) => list === search.get('list')) ?? 'to_answer',
    desk: DESKS.find((desk) => desk === search.get('desk')) ?? null,
    owner: search.get('owner')?.slice(0, 64) || null,
    search: firstCharacters(search.get('q') ?? '', MAX_SEARCH_LENGTH),
    after: (search.get('after') ?? '').slice(0, 160),
    leadId: lead !== null && /^lea_\w+$/.test(lead) ? lead : null,
  }
}

/** Whether its filters leave anything out. */
export const isNarrowed = ({ desk, owner, search }: LeadsAddress): boolean =>
  desk !== null || owner !== null || search !== ''

/** The board's address; what is as usual is left out. */
export function leadsPath({ list, desk, owner, search, after, leadId }: LeadsAddress): string {
  const query = new URLSearchParams({
    ...(list === 'to_answer' ? {} : { list }),
    ...(desk ? { desk } : {}),
    ...(owner ? { owner } : {}),
    ...(search ? { q: search } : {}),
    ...(after ? { after } : {}),
    ...(leadId ? { lead: leadId } : {}),
  }).toString()
  return query === '' ? sitePath('leads') : `${sitePath('leads')}?${query}`
}
