import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { leadRequests } from '#database/schema/sales/leads.ts'
import { chatTranscripts } from '#database/schema/contact/realtime.ts'

/**
 * Sessions whose visitor wrote between two moments, got no reply since, and has no lead from it; the longest wait
 * first.
 */
export async function listWaitingChats(
  db: Database,
  { since, until }: { since: string; until: string },
  limit: number,
): Promise<string[]> {
  const { sessionId, kind, createdAt } = chatTranscripts
  const lastAnswer = sql`coalesce((select max(created_at) from chat_transcripts answers
    where answers.session_id = ${sessionId} and answers.kind = 'desk'), '')`
  const rows = await db
    .select({ sessionId })
    .from(chatTranscripts)
    .where(
      and(
        eq(kind, 'visitor'),
        sql`${createdAt} between ${since} and ${until}`,
        sql`${createdAt} > ${lastAnswer}`,
        sql`not exists (select 1 from lead_requests taken where taken.session_id = ${sessionId}
          and taken.kind = 'chat' and taken.at > ${lastAnswer})`,
      ),
    )
    .groupBy(sessionId)
    .orderBy(sql`min(${createdAt})`)
    .limit(limit)
  return rows.map((row) => row.sessionId)
}

/** Contact details of a person who made a request in this session before; undefined for none. */
export async function findReachOfSession(db: Database, sessionId: string) {
  const { firstName, lastName, company, phone, email } = leadRequests
  return await db
    .select({ firstName, lastName, company, phone, email })
    .from(leadRequests)
    .where(eq(leadRequests.sessionId, sessionId))
    .orderBy(desc(leadRequests.at))
    .limit(1)
    .get()
}

/** Whether the desk wrote in a chat after the first line that was unanswered; `of`: the request made from the chat. */
const isAnsweredInChat = (of: SQL) =>
  sql`(${of}.kind = 'chat' and exists (select 1 from chat_transcripts waiting
    join chat_transcripts answer on answer.session_id = waiting.session_id and answer.kind = 'desk'
      and answer.seq > waiting.seq
    where waiting.id = substr(${of}.request_key, 6)))`

/**
 * Leads that wait for a reply although all requests since the last activity are chats that the desk has answered
 * meanwhile; with the facts that decide their next state.
 */
export async function listAnsweredChats(
  db: Database,
  since: string,
  limit: number,
): Promise<{ leadId: string; wasInContact: boolean; hasOpenOffer: boolean }[]> {
  const seenTo = sql`from lead_entries where lead_id = leads.id and to_state <> 'new'`
  const rows = await db.all<{ leadId: string; wasInContact: number; hasOpenOffer: number }>(sql`
    select leads.id as leadId,
      coalesce((select to_state ${seenTo} order by at desc, rowid desc limit 1) = 'contacted', 0) as wasInContact,
      exists (select 1 from lead_requests join offers on offers.request_key = lead_requests.request_key
        where lead_requests.lead_id = leads.id and offers.state = 'open') as hasOpenOffer
    from lead_requests chat join leads on leads.id = chat.lead_id and leads.state = 'new'
    where chat.kind = 'chat' and chat.at > ${since} and ${isAnsweredInChat(sql`chat`)}
      and not exists (select 1 from lead_requests other where other.lead_id = leads.id
        and other.at > coalesce((select max(at) ${seenTo}), '') and not ${isAnsweredInChat(sql`other`)})
    group by leads.id order by min(chat.at) limit ${limit}`)
  return rows.map(({ leadId, wasInContact, hasOpenOffer }) => ({
    leadId,
    wasInContact: wasInContact === 1,
    hasOpenOffer: hasOpenOffer === 1,
  }))
}
