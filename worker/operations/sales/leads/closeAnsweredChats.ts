import { changeLead } from '#database/queries/sales/leads.ts'
import { listAnsweredChats } from '#database/queries/contact/unansweredChats.ts'
import { leadAfter } from '#domain/sales/lead/leadChange.ts'
import { leadAnsweredInChat } from '#domain/sales/lead/unansweredChat.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const LOOKED_BACK_MS = 30 * 24 * 60 * 60_000
export const ANSWERED_CHATS_A_RUN = 50

/** Job: marks leads from unanswered chats as answered once the desk has replied in the chat. */
export async function closeAnsweredChats({
  db,
  now,
}: Pick<OperationContext, 'db' | 'now'>): Promise<number> {
  const since = new Date(now.getTime() - LOOKED_BACK_MS).toISOString()
  const answered = await listAnsweredChats(db, since, ANSWERED_CHATS_A_RUN)
  for (const { leadId, ...facts } of answered) {
    const change = leadAnsweredInChat(facts)
    const set = leadAfter(change, 'new', now)
    await changeLead(
      db,
      {
        id: newId('len'),
        leadId,
        at: now.toISOString(),
        accountId: '',
        event: change.event,
        note: change.note,
        fromState: 'new',
        toState: set.state,
      },
      set,
    )
  }
  return answered.length
}
