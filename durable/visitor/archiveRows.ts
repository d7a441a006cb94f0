import type { LoggedEventRow, TranscriptRow } from '#database/queries/contact/realtime.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { WaitingEvent } from './LoggedEventTable.ts'
import type { WaitingMessage } from '../ports/visitor.types.ts'

/** Messages of a session as the searchable transcript has them. */
export const transcriptRows = (
  messages: WaitingMessage[],
  sessionId: string,
  desk: Desk,
): TranscriptRow[] =>
  messages.map(({ id, seq, sent, text, senderName, timestamp, accountId }) => ({
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
export const loggedEventRows = (events: WaitingEvent[], sessionId: string): LoggedEventRow[] =>
  events.map(({ id, at, event, accountId }) => ({
    id,
    sessionId,
    accountId,
    receivedAt: at,
    event,
  }))
