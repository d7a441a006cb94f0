import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { LeadEvent, LeadKind, LeadOutcome, LeadState } from './lead.ts'

/** The lists of the board: who waits for an answer, who is in contact, and what is over. */
export const LEAD_LISTS = {
  to_answer: 'new',
  in_contact: 'contacted',
  closed: 'closed',
} as const satisfies Record<string, LeadState>
export type LeadList = keyof typeof LEAD_LISTS
export const LEAD_LIST_NAMES = Object.keys(LEAD_LISTS) as [LeadList, ...LeadList[]]

/** Which leads the board shows by their hidden field: those that may be from a program, or the others. */
export const LEAD_MARKS = ['marked', 'unmarked'] as const
export type LeadMark = (typeof LEAD_MARKS)[number]

/** Somebody at the desk. */
export interface DeskPerson {
  id: string
  name: string
}

/** A row of the board: a person by what they asked last. */
export interface LeadRowView {
  id: string
  desk: Desk
  state: LeadState
  dueAt: string | null
  owner: DeskPerson | null
  outcome: LeadOutcome | null
  kind: LeadKind
  name: string
  company: string
  /** When they asked last. */
  askedAt: string
  requestCount: number
  /** A request had the hidden field filled: it may be from a program. */
  isMarked: boolean
}

export interface LeadBoardView {
  rows: LeadRowView[]
  /** Where the next page begins; null on the last. */
  next: string | null
  /** How many wait for an answer, and how many of all are overdue, without any filter; counted up to a thousand. */
  counts: { toAnswer: number; overdue: number }
  /** With a search: matches in each list, counted up to a thousand. Null without one. */
  foundIn: Record<LeadList, number> | null
  people: DeskPerson[]
}

/** Something that somebody asked for. */
export interface LeadRequestView {
  id: string
  kind: LeadKind
  at: string
  name: string
  company: string
  phone: string
  email: string | null
  message: string
  country: string | null
  /** How they came (`arrivalOf`). */
  arrival: string | null
  /** Of a chat: where the conversation is read. */
  chatSessionId: string | null
  /** Its hidden field was filled: it may be from a program. */
  isMarked: boolean
}

/** What the desk did, and who it was. */
export interface LeadEntryView {
  id: string
  at: string
  by: string
  event: LeadEvent | 'note' | 'assign'
  note: string
}

/** What a visitor did on the site around a request, where it may be logged. */
export interface LeadVisitView {
  pages: { at: string; path: string; event: string }[]
  /** USD cents; null where the cart is empty or forgotten. */
  cart: { sumMinor: number; items: number; updatedAt: string } | null
}

/** A lead as who follows it up sees it. */
export interface LeadView extends Omit<
  LeadRowView,
  'kind' | 'askedAt' | 'requestCount' | 'isMarked'
> {
  nextStep: string
  nextStepOn: string | null
  createdAt: string
  /** The newest first. */
  requests: LeadRequestView[]
  entries: LeadEntryView[]
  visit: LeadVisitView
  /** What it asked to have offered, the last first. */
  offers: { id: string; number: string; stateName: string; totalMinor: number }[]
  /** Others with the same phone number or email. */
  alike: { id: string; name: string }[]
}
