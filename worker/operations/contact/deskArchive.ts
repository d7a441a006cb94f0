import { searchTranscripts, transcriptOfSession } from '#database/queries/contact/realtime.ts'
import { can } from '#domain/accounts/capability.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const forDesk = ({ account, db }: OperationContext) => {
  if (!can(account, 'answerChats')) throw new ProductError('no_access')
  return db
}

/** Messages and notes that contain a text, newest first. Raises no_access. */
export async function searchChatTranscripts(
  context: OperationContext,
  search: { q: string; desk?: Desk | undefined; before?: string | undefined; limit: number },
) {
  const { q, desk, before, limit } = search
  const messages = await searchTranscripts(forDesk(context), {
    text: q,
    limit,
    ...(desk ? { desk } : {}),
    ...(before ? { before } : {}),
  })
  return { messages }
}

/** The whole transcript of a conversation with its notes. Raises no_access. */
export async function readTranscript(context: OperationContext, sessionId: string) {
  return { messages: await transcriptOfSession(forDesk(context), sessionId) }
}
