import type { Database } from '#database/connection.ts'
import { findAccount } from '#database/queries/accounts/accountProfiles.ts'
import { saveContactRequest } from '#database/queries/contact/contactRequests.ts'
import { transcriptOfSession } from '#database/queries/contact/realtime.ts'
import { findReachOfSession, listWaitingChats } from '#database/queries/contact/unansweredChats.ts'
import { ANSWER_HOURS } from '#domain/sales/lead/leadDue.ts'
import { unansweredChat } from '#domain/sales/lead/unansweredChat.ts'
import { phoneKey } from '#domain/foundation/phone/phoneCountries.ts'
import { deskSchema } from '#domain/contact/realtime/desk/desk.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const HOUR_MS = 60 * 60_000
const LOOKED_BACK_MS = 7 * 24 * HOUR_MS
export const CHATS_A_RUN = 50

/**
 * Job: creates a lead from each chat without a reply within the desk's hours; adds it to the existing lead of a person
 * known by phone or mail.
 */
export async function createLeadsFromChats({
  db,
  now,
}: Pick<OperationContext, 'db' | 'now'>): Promise<number> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
  // Business hours never pass faster than the clock, so this range includes every due chat.
  const range = { since: ago(LOOKED_BACK_MS), until: ago(ANSWER_HOURS.chat * HOUR_MS) }
  let taken = 0
  for (const sessionId of await listWaitingChats(db, range, CHATS_A_RUN))
    if (await takeChat(db, sessionId, now)) taken += 1
  return taken
}

async function takeChat(db: Database, sessionId: string, now: Date): Promise<boolean> {
  const lines = await transcriptOfSession(db, sessionId)
  const chat = unansweredChat(lines, now)
  const last = lines.at(-1)
  if (!chat || !last) return false
  const { accountId } = last
  const reach = await reachOf(db, { sessionId, accountId })
  await saveContactRequest(
    db,
    {
      ...reach,
      id: newId('ler'),
      requestKey: `chat:${chat.firstId}`,
      kind: 'chat',
      at: now.toISOString(),
      phoneKey: phoneKey(reach.phone),
      message: chat.message,
      country: null,
      sessionId,
      accountId,
      arrival: null,
    },
    { id: newId('lea'), desk: deskSchema.parse(last.desk), dueAt: chat.dueAt },
  )
  return true
}

/** The writer, by account or by an earlier request of the session. */
async function reachOf(
  db: Database,
  { sessionId, accountId }: { sessionId: string; accountId: string | null },
) {
  const account = accountId === null ? null : await findAccount(db, accountId)
  if (account) {
    const { firstName, lastName, companyName: company, phoneNumber: phone, email } = account
    return { firstName, lastName, company, phone, email }
  }
  const known = await findReachOfSession(db, sessionId)
  return known ?? { firstName: 'Chat visitor', lastName: '', company: '', phone: '', email: null }
}
