import type { TranscriptRow } from '#database/queries/contact/realtime.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { WaitingMessage } from '../ports/visitor.types.ts'

/** Messages of a session in the format of the searchable transcript. */
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
