import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../connection.ts'
import { mailOutbox } from '../schema/mailOutbox.ts'

export type OutboxMail = typeof mailOutbox.$inferSelect

/** Mails that are due, or with an order's id those of that order. */
export async function listDueMails(
  db: Database,
  query: { now: string; orderId?: string; limit: number },
): Promise<OutboxMail[]> {
  return await db
    .select()
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        lte(mailOutbox.dueAt, query.now),
        query.orderId === undefined ? undefined : eq(mailOutbox.orderId, query.orderId),
      ),
    )
    .orderBy(asc(mailOutbox.dueAt))
    .limit(query.limit)
}

/** Takes a mail for sending: nobody else gets it before `until`. False when somebody else was faster. */
export async function takeMail(
  db: Database,
  mail: Pick<OutboxMail, 'id' | 'attempts'>,
  until: string,
): Promise<boolean> {
  const taken = await db
    .update(mailOutbox)
    .set({ dueAt: until, attempts: sql`${mailOutbox.attempts} + 1` })
    .where(
      and(
        eq(mailOutbox.id, mail.id),
        isNull(mailOutbox.sentAt),
        eq(mailOutbox.attempts, mail.attempts),
      ),
    )
    .returning({ id: mailOutbox.id })
  return taken.length > 0
}

export async function markMailSent(db: Database, id: string, sentAt: string): Promise<void> {
  await db.update(mailOutbox).set({ sentAt, lastError: null }).where(eq(mailOutbox.id, id))
}

export async function markMailFailed(
  db: Database,
  id: string,
  failure: { dueAt: string; error: string },
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ dueAt: failure.dueAt, lastError: failure.error })
    .where(eq(mailOutbox.id, id))
}
