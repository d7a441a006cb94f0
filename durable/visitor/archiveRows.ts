import type { LoggedEventRow, TranscriptRow } from '#database/queries/realtime.ts'
import type { ChatMessage } from '#domain/realtime/chatMessage.ts'
import type { Desk } from '#domain/realtime/desk.ts'
import type { LoggedEvent } from '#domain/realtime/loggedEvent.ts'

/** Messages of a session as the searchable transcript has them. */
export const transcriptRows = (
  messages: ChatMessage[],
  sessionId: string,
  desk: Desk,
  accountId: string | null,
): TranscriptRow[] =>
  messages.map(({ id, seq, sent, text, senderName, timestamp }) => ({
    id,
    sessionId,
    seq,
    kind: sent ? 'visitor' : 'desk',
    text,
    senderName,
    desk,
    accountId,
    createdAt: timestamp,
  }))

/** Logged events of a session as their table has them. */
export const loggedEventRows = (
  events: { id: string; at: string; event: LoggedEvent }[],
  sessionId: string,
  accountId: string | null,
): LoggedEventRow[] =>
  events.map(({ id, at, event }) => ({ id, sessionId, accountId, receivedAt: at, event }))
