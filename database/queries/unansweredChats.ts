import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../connection.ts'
import { leadRequests } from '../schema/leads.ts'
import { chatTranscripts } from '../schema/realtime.ts'

/** Sessions whose visitor wrote between two moments, was not answered since, and has no lead of it; the longest first. */
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

/** How somebody can be reached who asked for something in this session before; undefined for nobody. */
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
