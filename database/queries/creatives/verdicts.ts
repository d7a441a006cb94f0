import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { creatives, creativeVersions } from '#database/schema/creatives/creatives.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import { orderLines } from '#database/schema/orders/orders.ts'
import { isOfEvent, recipientsOf } from '#database/queries/orders/orderNotifications.ts'
import type { VersionRow } from './creatives.ts'
import { isDecidedBy, moveVersion } from './creativeVersions.ts'

/** The kind of the mail that informs a buyer of verdicts. */
const MAIL_KIND = 'creatives_decided'

/** True until a sender has begun to send it. */
const isWaiting = sql`sent_at is null and attempts = 0`

/** True while no other reviewer has claimed the version. */
export const isFreeFor = (
  versionId: string,
  { accountId, now }: { accountId: string; now: string },
): SQL =>
  sql`not exists (select 1 from creative_versions t where t.id = ${versionId} and t.taken_by <> ${accountId}
    and t.taken_until > ${now})`

/** Records which approved version a newly approved one replaces; comes before `supersedeApproved`. */
export function recordReplacedVersion(
  db: Database,
  { id, creativeId }: Pick<VersionRow, 'id' | 'creativeId'>,
  decisionId: string,
): Statement {
  return db.run(sql`
    update creative_versions set took_place_of = (select a.id from creative_versions a
      where a.creative_id = ${creativeId} and a.id <> ${id} and a.state = 'approved')
    where id = ${id} and decision_id = ${decisionId}`)
}

/**
 * Queues the mail about a verdict of the same batch: adds it to the order's mail that still waits, or to a new one for
 * `dueAt`.
 */
export function queueDecisionMail(
  db: Database,
  mail: { id: string; orderId: string; versionId: string; decisionId: string },
  times: { at: string; dueAt: string },
): Statement[] {
  const waiting = sql`select id from mail_outbox
    where order_id = ${mail.orderId} and kind = ${MAIL_KIND} and ${isWaiting}`
  return [
    db.run(sql`
      insert into mail_outbox (id, kind, order_id, created_at, due_at)
      select ${mail.id}, ${MAIL_KIND}, ${mail.orderId}, ${times.at}, ${times.dueAt}
      where ${isDecidedBy(mail.versionId, mail.decisionId)} and not exists (${waiting})`),
    db.run(sql`
      update creative_versions set decision_mail_id = (${waiting} limit 1)
      where id = ${mail.versionId} and decision_id = ${mail.decisionId}`),
  ]
}

/** Notifies the recipients of the order of a verdict of the same batch. */
export function notifyVerdict(
  db: Database,
  {
    id,
    orderId,
    versionId,
    decisionId,
    verdict,
    at,
  }: {
    id: string
    orderId: string
    versionId: string
    decisionId: string
    verdict: 'approve' | 'deny' | 'ask_change'
    at: string
  },
): Statement {
  const kind = verdict === 'approve' ? 'creative_approved' : 'creative_denied'
  const recipients = recipientsOf({ id, kind, eventKey: decisionId }, sql`${orderId}`)
  return db.run(sql`
    insert or ignore into notifications (id, account_id, kind, event_key, facts, created_at)
    select r.id, r.account_id, ${kind}, r.event_key, json_object('orderId', o.id, 'lineId', l.id, 'lineName', l.name, 'title', c.title), ${at}
    from creative_versions v join creatives c on c.id = v.creative_id
      join order_lines l on l.id = v.line_id join orders o on o.id = l.order_id
      join ${recipients} r
    where v.id = ${versionId} and v.decision_id = ${decisionId} and o.id = ${orderId}`)
}

/** Deletes the notification of a verdict that an undo of the same batch took back. */
export function withdrawVerdict(
  db: Database,
  version: Pick<VersionRow, 'id' | 'decisionId'> & { undoingId: string },
): Statement {
  return db.run(sql`
    delete from notifications where ${isOfEvent(version.decisionId ?? '')}
      and kind in ('creative_approved', 'creative_denied')
      and ${isDecidedBy(version.id, version.undoingId)}`)
}

/** The verdict to undo, and the reviewer who claims the version again. */
export interface Undoing {
  id: string
  accountId: string | null
  /** End of that claim. */
  until: string
}

/**
 * Undoes a verdict while its mail waits and the buyer has sent no newer version: the version is in review again, or
 * runs again where it was denied for cause.
 */
export function undoVerdict(db: Database, seen: VersionRow, undoing: Undoing): Statement {
  const isReinstated = seen.decidedFrom === 'approved'
  const former = (column: SQL) =>
    sql<string>`(select ${column} from creative_notes n
      where n.version_id = ${seen.id} and n.kind = 'approved' order by n.id desc limit 1)`
  const change = {
    state: isReinstated ? ('approved' as const) : ('in_review' as const),
    decisionId: undoing.id,
    decidedAt: isReinstated ? former(sql`n.at`) : null,
    decidedBy: isReinstated ? former(sql`n.account_id`) : null,
    decidedFrom: isReinstated ? ('in_review' as const) : null,
    tookPlaceOf: null,
    decisionMailId: null,
    denialClass: null,
    decisionText: null,
    takenBy: isReinstated ? null : undoing.accountId,
    takenUntil: isReinstated ? null : undoing.until,
  }
  return moveVersion(
    db,
    seen,
    isReinstated ? 'reinstate' : 'undo',
    change as Parameters<typeof moveVersion>[3],
    sql`${creativeVersions.decisionId} = ${seen.decisionId}
      and exists (select 1 from mail_outbox where id = ${seen.decisionMailId} and ${isWaiting})
      and not exists (select 1 from creative_versions n
        where n.creative_id = ${seen.creativeId} and n.number > ${seen.number})`,
  )
}

/** Restores the approved version that an approval, undone in the same batch, had replaced. */
export function reinstateReplaced(db: Database, seen: VersionRow, undoingId: string): Statement {
  return db
    .update(creativeVersions)
    .set({ state: 'approved' })
    .where(
      and(
        eq(creativeVersions.id, seen.tookPlaceOf ?? ''),
        eq(creativeVersions.state, 'superseded'),
        isDecidedBy(seen.id, undoingId),
      ),
    )
}

/** The send times of mails about verdicts, by version, for mails whose sending has not begun. */
export async function listWaitingMails(
  db: Database,
  versionIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: creativeVersions.id, dueAt: mailOutbox.dueAt })
    .from(creativeVersions)
    .innerJoin(mailOutbox, eq(mailOutbox.id, creativeVersions.decisionMailId))
    .where(
      and(
        sql`${creativeVersions.id} in (select value from json_each(${JSON.stringify(versionIds)}))`,
        isWaiting,
        sql`not exists (select 1 from creative_versions n
          where n.creative_id = ${creativeVersions.creativeId} and n.number > ${creativeVersions.number})`,
      ),
    )
  return new Map(rows.map(({ id, dueAt }) => [id, dueAt]))
}

/** The facts of a verdict in a mail. */
export interface DecidedVersion {
  version: VersionRow
  title: string
  lineName: string
}

/** The current verdicts of a mail, without those that the buyer has replied to meanwhile. */
export async function listDecidedOfMail(db: Database, mailId: string): Promise<DecidedVersion[]> {
  return await db
    .select({ version: creativeVersions, title: creatives.title, lineName: orderLines.name })
    .from(creativeVersions)
    .innerJoin(creatives, eq(creatives.id, creativeVersions.creativeId))
    .innerJoin(orderLines, eq(orderLines.id, creativeVersions.lineId))
    .where(
      and(
        eq(creativeVersions.decisionMailId, mailId),
        inArray(creativeVersions.state, ['approved', 'denied', 'change_asked']),
        sql`${creatives.removedAt} is null`,
      ),
    )
    .orderBy(creativeVersions.lineId, creativeVersions.decidedAt, creativeVersions.id)
}
