import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import type { FactsOf, PersonMailContent } from '#database/schema/foundation/mailFacts.ts'
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

/** A mail about an order as a whole as it stands where its writer took it at once. */
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

/** Puts a mail to a person in the outbox; for a batch with what it is about. */
export const personMailInsert = (
  db: Database,
  { id, at, ...mail }: PersonMail & { id: string; at: string },
) => db.insert(mailOutbox).values({ ...mail, id, createdAt: at, dueAt: at })

/** Mails that are due; with an id or an order's id only those. */
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

/** Keeps a mail as sent: what is told about an order is told once. */
export async function markMailSent(db: Database, id: string, sentAt: string): Promise<void> {
  await db.update(mailOutbox).set({ sentAt, lastError: null }).where(eq(mailOutbox.id, id))
}

/** Forgets a mail: it went out and nothing asks for it again, or it is of no use any more. */
export async function deleteMail(db: Database, id: string): Promise<void> {
  await db.delete(mailOutbox).where(eq(mailOutbox.id, id))
}

/** Puts a mail off until `dueAt`, with why. */
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

/** The mails about an order, the last first. */
export async function listOrderMails(db: Database, orderId: string): Promise<OutboxMail[]> {
  return await db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.orderId, orderId), inArray(mailOutbox.kind, [...ORDER_MAIL_KINDS])))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(200)
}

/** Makes a mail about an order due once more; its kind, or null when there is none. */
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
