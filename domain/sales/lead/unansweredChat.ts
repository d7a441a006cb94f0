import type { LeadChange } from './leadChange.ts'
import { answerDue } from './leadDue.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** A line of a conversation. */
export interface ChatLine {
  id: string
  /** The visitor never sees a note, so it does not count as an answer. */
  kind: 'visitor' | 'desk' | 'note'
  text: string
  /** ISO. */
  createdAt: string
}

const MAX_MESSAGE = 2_000

/**
 * The visitor's unanswered lines since the desk's last answer, once the answer is overdue by the
 * desk's hours; null if there are none, or there is still time. Lines are in order.
 */
export function unansweredChat(lines: readonly ChatLine[], now: Date) {
  const lastAnswer = lines.findLastIndex(({ kind }) => kind === 'desk')
  const waiting = lines.slice(lastAnswer + 1).filter(({ kind }) => kind === 'visitor')
  const [first] = waiting
  if (!first) return null
  const dueAt = answerDue('chat', new Date(first.createdAt))
  if (dueAt > now) return null
  const message = waiting.map(({ text }) => text).join('\n')
  return {
    firstId: first.id,
    dueAt: dueAt.toISOString(),
    message: firstCharacters(message, MAX_MESSAGE),
  }
}

/**
 * The effect of the desk's chat answer on the conversation's lead: its question is answered and the
 * lead is closed, unless more is planned with this person.
 */
export const leadAnsweredInChat = ({
  wasInContact,
  hasOpenOffer,
}: {
  wasInContact: boolean
  hasOpenOffer: boolean
}): LeadChange => {
  const note = 'In the chat'
  return wasInContact || hasOpenOffer
    ? { event: 'reach', note }
    : { event: 'close', note, outcome: 'answered' }
}
