import { compareText, containsTerms } from '#domain/foundation/search/foldText.ts'
import { answerAddressOf, type DeskConversation } from './deskConversation.ts'
import type { DeskState } from './deskState.ts'

export const DESK_VIEWS = ['open', 'visitors', 'closed'] as const
export type DeskView = (typeof DESK_VIEWS)[number]

/** Conversations of the admin, and unassigned ones. */
export const DESK_OWNERS = ['mine', 'unassigned'] as const
export type DeskOwner = (typeof DESK_OWNERS)[number]

export interface DeskFilter {
  /** null: all. */
  owner: DeskOwner | null
  accountId: string
  /** Words to search for; empty: no search. */
  search: string
}

/** The list that contains a conversation. */
export const viewOf = ({ state }: Pick<DeskConversation, 'state'>): DeskView =>
  state === 'visitor' ? 'visitors' : state

/** ISO time of the visitor's first unanswered message; null without one. */
export function waitingSince({
  state,
  lastFrom,
  ...conversation
}: DeskConversation): string | null {
  if (state !== 'open' || lastFrom !== 'visitor') return null
  // Conversations stored before this field existed have only their last message.
  return conversation.waitingSince ?? conversation.messageAt ?? conversation.lastAt
}

const writtenAt = ({ messageAt, lastAt }: DeskConversation) => messageAt ?? lastAt

/** Waiting visitors come first, the longest wait on top; then the latest message first. */
function byWait(one: DeskConversation, other: DeskConversation): number {
  const [waits, otherWaits] = [waitingSince(one), waitingSince(other)]
  if (waits !== null && otherWaits !== null) return compareText(waits, otherWaits)
  if (waits !== null || otherWaits !== null) return waits === null ? 1 : -1
  return compareText(writtenAt(other), writtenAt(one))
}

const byArrival = (one: DeskConversation, other: DeskConversation) =>
  Number(other.isOnline) - Number(one.isOnline) || compareText(other.arrivedAt, one.arrivedAt)

/**
 * The conversations of a list. Open: the longest wait first, then the latest message. Visitors: those on the site
 * first, then the latest arrival. Closed: the latest message first. Admins are not listed as visitors until they write.
 */
export function conversationsIn(state: DeskState, view: DeskView): DeskConversation[] {
  const isListed = (each: DeskConversation) =>
    viewOf(each) === view && !(view === 'visitors' && each.isStaff)
  const listed = [...state.conversations.values()].filter(isListed)
  return listed.toSorted(view === 'visitors' ? byArrival : byWait)
}

/** A visitor's name at the desk. */
export const visitorName = ({
  name,
  sessionId,
}: Pick<DeskConversation, 'name' | 'sessionId'>): string => name || `Visitor ${sessionId.slice(-4)}`

const isOf = ({ assigneeId }: DeskConversation, { owner, accountId }: DeskFilter) =>
  owner === null || assigneeId === (owner === 'mine' ? accountId : null)

const searchedText = (each: DeskConversation) =>
  [visitorName(each), each.email, answerAddressOf(each), each.lastText, each.page].join(' ')

/** The conversations that match a filter, in their order. Ignores case and accents. */
export const filteredConversations = (
  conversations: readonly DeskConversation[],
  filter: DeskFilter,
): DeskConversation[] =>
  conversations.filter(
    (each) =>
      isOf(each, filter) &&
      (filter.search.trim() === '' || containsTerms(searchedText(each), filter.search)),
  )
