import { sitePath } from '#content/sitePaths.ts'
import { LEAD_LIST_NAMES, type LeadList } from '#domain/lead/leadView.ts'
import { DESKS, type Desk } from '#domain/realtime/desk.ts'

/** What the address of the board says: the list with its filters, and who is open. */
export interface LeadsAddress {
  list: LeadList
  desk: Desk | null
  /** An account, 'nobody', or null for all. */
  owner: string | null
  search: string
  page: number
  /** The lead that is open; null: the first of the list. */
  leadId: string | null
}

export const ALL_LEADS: LeadsAddress = {
  list: 'to_answer',
  desk: null,
  owner: null,
  search: '',
  page: 1,
  leadId: null,
}

/** An address as it is read; what it cannot mean is left out. */
export function readLeadsAddress(search: URLSearchParams): LeadsAddress {
  const page = Number(search.get('page'))
  const lead = search.get('lead')
  return {
    list: LEAD_LIST_NAMES.find((list) => list === search.get('list')) ?? 'to_answer',
    desk: DESKS.find((desk) => desk === search.get('desk')) ?? null,
    owner: search.get('owner')?.slice(0, 64) || null,
    search: (search.get('q') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1,
    leadId: lead !== null && /^lea_\w+$/.test(lead) ? lead : null,
  }
}

/** Whether its filters leave anything out. */
export const isNarrowed = ({ desk, owner, search }: LeadsAddress): boolean =>
  desk !== null || owner !== null || search !== ''

/** The board's address; what is as usual is left out. */
export function leadsPath({ list, desk, owner, search, page, leadId }: LeadsAddress): string {
  const query = new URLSearchParams({
    ...(list === 'to_answer' ? {} : { list }),
    ...(desk ? { desk } : {}),
    ...(owner ? { owner } : {}),
    ...(search ? { q: search } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(leadId ? { lead: leadId } : {}),
  }).toString()
  return query === '' ? sitePath('leads') : `${sitePath('leads')}?${query}`
}
