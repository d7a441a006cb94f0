import { and, asc, desc, eq, inArray, isNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import type { FactsOf, PersonMailContent } from '#database/schema/foundation/mailFacts.ts'
import { deleteSome } from '#database/queries/foundation/deleteSome.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import {
  ORDER_MAIL_KINDS,
  ORDER_MAIL_TRAITS,
  type OrderMailKind,
  type PersonMailKind,
} from '#domain/foundation/mail/mailTraits.ts'

export type { FactsOf }

export type OutboxMail = typeof mailOutbox.$inferSelect

/** A mail about an order. */
export type OrderOutboxMail = OutboxMail & { kind: OrderMailKind; orderId: string }

/** Whether a mail is about an order, rather than to a person. */
export const isOrderMail = (mail: OutboxMail): mail is OrderOutboxMail =>
  mail.kind in ORDER_MAIL_TRAITS

/** A mail to a person of one kind, with its facts. */
export type PersonOutboxMail<Kind extends PersonMailKind = PersonMailKind> = Kind extends unknown
  ? Omit<OutboxMail, 'kind' | 'facts'> & { kind: Kind; facts: FactsOf<Kind> }
  : never

/** Whether a mail is to a person. Facts are typed by kind when they are queued (`PersonMail`). */
export const isPersonMail = (mail: OutboxMail | PersonOutboxMail): mail is PersonOutboxMail =>
  !(mail.kind in ORDER_MAIL_TRAITS)

/** A mail about an order as a whole, as the row looks when its writer claimed it at once. */
export const takenOrderMail = ({
  orderId,
  kind,
  at,
}: {
  orderId: string
  kind: OrderMailKind
  at: string
}): OrderOutboxMail => ({
  id: `${orderId}:${kind}`,
  kind,
  orderId,
  subject: null,
  accountId: null,
  recipient: null,
  facts: null,
  createdAt: at,
  attempts: 0,
  dueAt: at,
  sentAt: null,
  lastError: null,
})

/** A mail to a person. */
export type PersonMail = PersonMailContent & {
  recipient: string
  accountId?: string
  orderId?: string
}

/** Queues a mail to a person, for the batch that causes it. */
export const personMailInsert = (
  db: Database,
  { id, at, ...mail }: PersonMail & { id: string; at: string },
) => db.insert(mailOutbox).values({ ...mail, id, createdAt: at, dueAt: at })

/** Queues a mail to a person where `condition` holds in its batch. */
export const personMailIf = (
  db: Database,
  { id, at, kind, recipient, accountId, facts }: PersonMail & { id: string; at: string },
  condition: SQL,
): Statement =>
  db.run(sql`
    insert into mail_outbox (id, kind, recipient, account_id, facts, created_at, attempts, due_at)
    select ${id}, ${kind}, ${recipient}, ${accountId ?? null}, ${facts ? JSON.stringify(facts) : null}, ${at}, 0, ${at}
    where ${condition}`)

/** Due mails; optionally only one mail, or those of one order. */
export async function listDueMails(
  db: Database,
  query: { now: string; orderId?: string; id?: string; limit: number },
): Promise<OutboxMail[]> {
  return await db
    .select()
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        lte(mailOutbox.dueAt, query.now),
        query.orderId === undefined ? undefined : eq(mailOutbox.orderId, query.orderId),
        query.id === undefined ? undefined : eq(mailOutbox.id, query.id),
      ),
    )
    .orderBy(asc(mailOutbox.dueAt))
    .limit(query.limit)
}

/** Claims a mail for one sender until `until`. False when another sender was faster. */
export async function claimMail(
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

/** Marks a mail as sent: each event of an order is mailed once. */
export async function markMailSent(db: Database, id: string, sentAt: string): Promise<void> {
  await db.update(mailOutbox).set({ sentAt, lastError: null }).where(eq(mailOutbox.id, id))
}

/** Deletes a mail: it went out and nothing refers to it again, or it is obsolete. */
export async function deleteMail(db: Database, id: string): Promise<void> {
  await db.delete(mailOutbox).where(eq(mailOutbox.id, id))
}

/** Postpones a mail until `dueAt`, with the reason. */
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

/** The mails about an order, the latest first. */
export async function listOrderMails(db: Database, orderId: string): Promise<OutboxMail[]> {
  return await db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.orderId, orderId), inArray(mailOutbox.kind, [...ORDER_MAIL_KINDS])))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(200)
}

/** Makes a mail about an order due again; returns its kind, or null when there is none. */
export async function sendAgain(
  db: Database,
  { id, orderId, at }: { id: string; orderId: string; at: string },
): Promise<OrderMailKind | null> {
  const [mail] = await db
    .update(mailOutbox)
    .set({ sentAt: null, dueAt: at, attempts: 0, lastError: null })
    .where(
      and(
        eq(mailOutbox.id, id),
        eq(mailOutbox.orderId, orderId),
        inArray(mailOutbox.kind, [...ORDER_MAIL_KINDS]),
      ),
    )
    .returning({ kind: mailOutbox.kind })
  return ORDER_MAIL_KINDS.find((kind) => kind === mail?.kind) ?? null
}

/** Deletes mails that were sent before an instant, at most `limit`; returns how many. */
export const purgeMailsSentBefore = async (
  db: Database,
  before: string,
  limit: number,
): Promise<number> =>
  await deleteSome(db, mailOutbox, { where: lt(mailOutbox.sentAt, before), limit })
