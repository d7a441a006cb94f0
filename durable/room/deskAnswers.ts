import type { DeskLine } from '#domain/contact/realtime/desk/deskConversation.ts'
import type { StoredLine } from './LineTable.ts'

const refused = (code: string, message: string) => ({
  success: false as const,
  error: { code, message },
})

export const unknownConversation = () =>
  refused('not_found', 'This conversation is not at this desk.')

export const unknownColleague = () => refused('not_found', 'This colleague is not here.')

export const takenBy = (name: string) => refused('taken', `${name} has this conversation.`)

export const toDeskLine = (line: StoredLine): DeskLine => {
  const { id, n, kind, text, senderName, timestamp, seq } = line
  return { id, n, kind, text, senderName, timestamp, seq }
}
