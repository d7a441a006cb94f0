import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { operationsAlerts } from '#database/schema/foundation/operations.ts'

export type AlertRow = typeof operationsAlerts.$inferSelect

/** A reported condition. Times are ISO, UTC. */
export interface ReportedAlert {
  key: string
  summary: string
  detail: string
  at: string
  /** When to send the email again if the first attempt fails. */
  mailDueAt: string
}

/** Opens an alert; null while it is open already. */
export async function openAlert(db: Database, alert: ReportedAlert): Promise<AlertRow | null> {
  const { key, summary, detail, at, mailDueAt } = alert
  const state = {
    summary,
    detail,
    raisedAt: at,
    seenAt: at,
    times: 1,
    resolvedAt: null,
    mailDueAt,
  }
  const [opened] = await db
    .insert(operationsAlerts)
    .values({ key, ...state })
    .onConflictDoUpdate({
      target: operationsAlerts.key,
      set: state,
      setWhere: isNotNull(operationsAlerts.resolvedAt),
    })
    .returning()
  return opened ?? null
}

/** Counts another report of an open alert, unless one was counted after `unlessSince`. */
export async function repeatAlert(
  db: Database,
  { key, detail, at }: Pick<ReportedAlert, 'key' | 'detail' | 'at'>,
  unlessSince: string,
): Promise<void> {
  await db
    .update(operationsAlerts)
    .set({ detail, seenAt: at, times: sql`${operationsAlerts.times} + 1` })
    .where(
      and(
        eq(operationsAlerts.key, key),
        isNull(operationsAlerts.resolvedAt),
        lte(operationsAlerts.seenAt, unlessSince),
      ),
    )
}

/** Closes an alert; null when none with this key is open. */
export async function closeAlert(
  db: Database,
  { key, at, mailDueAt }: Pick<ReportedAlert, 'key' | 'at' | 'mailDueAt'>,
): Promise<AlertRow | null> {
  const [closed] = await db
    .update(operationsAlerts)
    .set({ resolvedAt: at, mailDueAt })
    .where(and(eq(operationsAlerts.key, key), isNull(operationsAlerts.resolvedAt)))
    .returning()
  return closed ?? null
}

/** Records that the email about an alert's current state went out. */
export async function markAlertMailed(db: Database, alert: AlertRow): Promise<void> {
  const { key, mailDueAt } = alert
  if (mailDueAt === null) return
  await db
    .update(operationsAlerts)
    .set({ mailDueAt: null })
    .where(and(eq(operationsAlerts.key, key), eq(operationsAlerts.mailDueAt, mailDueAt)))
}

/** Claims the alerts whose email is due for one sender until `until`. */
export async function claimAlertMails(
  db: Database,
  { now, until, limit }: { now: string; until: string; limit: number },
): Promise<AlertRow[]> {
  const due = db
    .select({ key: operationsAlerts.key })
    .from(operationsAlerts)
    .where(lte(operationsAlerts.mailDueAt, now))
    .orderBy(asc(operationsAlerts.mailDueAt))
    .limit(limit)
  return await db
    .update(operationsAlerts)
    .set({ mailDueAt: until })
    .where(and(sql`${operationsAlerts.key} in ${due}`, lte(operationsAlerts.mailDueAt, now)))
    .returning()
}

/** Open alerts, the newest first. */
export async function listOpenAlerts(db: Database, limit: number): Promise<AlertRow[]> {
  return await db
    .select()
    .from(operationsAlerts)
    .where(isNull(operationsAlerts.resolvedAt))
    .orderBy(desc(operationsAlerts.raisedAt))
    .limit(limit)
}
