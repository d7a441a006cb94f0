import type { LeadChange } from './leadChange.ts'
import { answerDue } from './leadDue.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** A line of a conversation. */
export interface ChatLine {
  id: string
  /** The visitor never sees a note: it is no answer. */
  kind: 'visitor' | 'desk' | 'note'
  text: string
  /** ISO. */
  createdAt: string
}

const MAX_MESSAGE = 2_000

/**
 * What a visitor wrote that nobody answered within the desk's hours, from the first line after its last answer on; null
 * where there is nothing, or still time. Lines are in their order.
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
 * What the desk's answer in the chat means for the lead that was made of it: its question is answered, and it is over,
 * unless more goes on with this person.
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
