import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { LeadEvent, LeadKind, LeadOutcome, LeadState } from './lead.ts'

/** The lists of the board: leads that wait for an answer, are in contact, or are closed. */
export const LEAD_LISTS = {
  to_answer: 'new',
  in_contact: 'contacted',
  closed: 'closed',
} as const satisfies Record<string, LeadState>
export type LeadList = keyof typeof LEAD_LISTS
export const LEAD_LIST_NAMES = Object.keys(LEAD_LISTS) as [LeadList, ...LeadList[]]

/** Filter by the hidden field: leads that may be from a program, or the others. */
export const LEAD_MARKS = ['marked', 'unmarked'] as const
export type LeadMark = (typeof LEAD_MARKS)[number]

/** A person at the desk. */
export interface DeskPerson {
  id: string
  name: string
}

/** A row of the board: a person with their last request. */
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
  /** Time of their last request. */
  askedAt: string
  requestCount: number
  /** The hidden field of a request was filled: it may be from a program. */
  isMarked: boolean
}

export interface LeadBoardView {
  rows: LeadRowView[]
  /** The cursor of the next page; null on the last. */
  next: string | null
  /**
   * The number of unanswered leads, and of overdue ones of all kinds, ignoring filters; counted up
   * to a thousand.
   */
  counts: { toAnswer: number; overdue: number }
  /** With a search: matches in each list, counted up to a thousand. Null without one. */
  foundIn: Record<LeadList, number> | null
  people: DeskPerson[]
}

/** A single request of a lead. */
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
  /** The visitor's source (`arrivalOf`). */
  arrival: string | null
  /** For a chat: the session of the conversation. */
  chatSessionId: string | null
  /** The hidden field was filled: it may be from a program. */
  isMarked: boolean
}

/** An action of the desk and the person who took it. */
export interface LeadEntryView {
  id: string
  at: string
  by: string
  event: LeadEvent | 'note' | 'assign'
  note: string
}

/** A visitor's actions on the site around a request, if logging is allowed. */
export interface LeadVisitView {
  pages: { at: string; path: string; event: string }[]
  /** Whether the newest pages are missing because the session did not respond. */
  isPartial: boolean
  /** USD cents; null if the cart is empty or expired. */
  cart: { sumMinor: number; items: number; updatedAt: string } | null
}

/** A lead for its owner at the desk. */
export interface LeadView extends Omit<
  LeadRowView,
  'kind' | 'askedAt' | 'requestCount' | 'isMarked'
> {
  nextStep: string
  nextStepOn: string | null
  createdAt: string
  /** Newest first. */
  requests: LeadRequestView[]
  entries: LeadEntryView[]
  visit: LeadVisitView
  /** The offers that it requested, newest first. */
  offers: { id: string; number: string; stateName: string; totalMinor: number }[]
  /** Other leads with the same phone number or email. */
  alike: { id: string; name: string }[]
}
