import type { DeskConversation } from '#domain/contact/realtime/desk/deskConversation.ts'
import { waitingSince } from '#domain/contact/realtime/desk/deskList.ts'
import type { RoomEntry } from '../ports/roomEntry.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** A conversation after an entry of its visitor. */
export function applyEntry(
  conversation: DeskConversation,
  entry: RoomEntry,
  at: string,
): DeskConversation {
  switch (entry.kind) {
    case 'message':
      return {
        ...conversation,
        // A new message reopens the conversation.
        state: 'open',
        unread: conversation.unread + 1,
        waitingSince: waitingSince(conversation) ?? entry.timestamp,
        lastText: firstCharacters(entry.text, 200),
        lastFrom: 'visitor',
        lastAt: at,
        messageAt: entry.timestamp,
      }
    case 'presence':
      return { ...conversation, isOnline: entry.isOnline, lastAt: at }
    case 'navigation':
      return { ...conversation, page: entry.page, timezone: entry.timezone, lastAt: at }
    case 'landing':
      return {
        ...conversation,
        page: entry.path,
        source: entry.source,
        utmTerm: entry.terms.utm_term,
        utmSource: entry.terms.utm_source,
        timezone: entry.timezone,
        lastAt: at,
      }
    case 'locale': {
      const { country, language, timezone } = entry
      return { ...conversation, country, language, timezone: timezone || conversation.timezone }
    }
    case 'account': {
      if (!entry.user) return { ...conversation, accountId: null, isStaff: false }
      const { firstName, lastName, email, isAdmin: isStaff } = entry.user
      const name = `${firstName} ${lastName}`.trim()
      return { ...conversation, accountId: entry.accountId, name, email, isStaff }
    }
    case 'seen':
      return { ...conversation, seenSeq: Math.max(conversation.seenSeq, entry.seq) }
    case 'email':
      return { ...conversation, leftEmail: entry.email }
    case 'cart':
      return conversation
    default:
      return entry satisfies never
  }
}
