import {
  and,
  asc,
  between,
  desc,
  eq,
  inArray,
  isNull,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { OwnedOrder } from '#domain/accounts/team/teamRole.ts'
import type { LineState } from '#domain/orders/order/line/lineState.ts'
import type { Briefing } from '#domain/creatives/production/briefing.ts'
import { MAX_COMMENTS_PER_SIDE } from '#domain/creatives/production/productionLimits.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'
import { productionComments, productions } from '#database/schema/creatives/productions.ts'
import type { OrderLineRow } from '#database/queries/orders/orders.ts'
import { happened, type Change } from '#database/queries/foundation/recordedChange.ts'

export type ProductionRow = typeof productions.$inferSelect
export type ProductionCommentRow = typeof productionComments.$inferSelect

/** The production of a line; undefined before its briefing. */
export async function findProduction(
  db: Database,
  lineId: string,
): Promise<ProductionRow | undefined> {
  return await db.select().from(productions).where(eq(productions.lineId, lineId)).get()
}

/** Stores a briefing, if this change happened; a later one replaces the earlier one. */
export function saveBriefing(
  db: Database,
  change: Change & { lineId: string },
  briefing: Briefing,
): Statement {
  const text = JSON.stringify(briefing)
  return db.run(sql`
    insert into productions (line_id, order_id, briefing, briefed_at)
    select ${change.lineId}, ${change.orderId}, ${text}, ${change.at} where ${happened(change)}
    on conflict (line_id) do update set briefing = excluded.briefing, briefed_at = excluded.briefed_at`)
}

/** Changes a production, where `condition` holds. */
export function changeProduction(
  db: Database,
  lineId: string,
  set: Partial<Omit<typeof productions.$inferInsert, 'lineId' | 'orderId'>>,
  condition: SQL,
): Statement {
  return db
    .update(productions)
    .set(set)
    .where(and(eq(productions.lineId, lineId), condition))
}

/** Uses one more round of changes, if this change happened. */
export const useRound = (db: Database, change: Change & { lineId: string }): Statement =>
  db
    .update(productions)
    .set({ roundsUsed: sql`${productions.roundsUsed} + 1`, changesAskedAt: change.at })
    .where(and(eq(productions.lineId, change.lineId), happened(change)))

/** True while a production has a round of changes left, and this draft is the last one sent. */
export const hasRound = (
  lineId: string,
  { draftNumber, revisions }: { draftNumber: number; revisions: number },
): SQL =>
  sql`exists (select 1 from productions where line_id = ${lineId} and draft_number = ${draftNumber}
    and rounds_used < ${revisions})`

/** True while this draft is the last one sent. */
export const isLastDraft = (lineId: string, draftNumber: number): SQL =>
  sql`exists (select 1 from productions where line_id = ${lineId} and draft_number = ${draftNumber})`

/** True while a draft has this number of files: none was added or removed since they were read. */
export const hasDraftFiles = (
  lineId: string,
  { draftNumber, count }: { draftNumber: number; count: number },
): SQL =>
  sql`(select count(*) from production_files where line_id = ${lineId} and kind = 'draft'
    and draft_number = ${draftNumber}) = ${count}`

/** The comments on a production, in order. */
export async function listComments(db: Database, lineId: string): Promise<ProductionCommentRow[]> {
  return await db
    .select()
    .from(productionComments)
    .where(eq(productionComments.lineId, lineId))
    .orderBy(asc(productionComments.id))
}

/** Adds a comment, where its side has room for one more and `condition` holds. */
export function insertComment(
  db: Database,
  comment: Omit<ProductionCommentRow, 'id' | 'doneAt'>,
  condition: SQL,
): Statement {
  const anchor = comment.anchor === null ? null : JSON.stringify(comment.anchor)
  return db.run(sql`
    insert into production_comments (line_id, draft_number, file_id, anchor, at, author, account_id, text)
    select ${comment.lineId}, ${comment.draftNumber}, ${comment.fileId}, ${anchor}, ${comment.at}, ${comment.author},
      ${comment.accountId}, ${comment.text}
    where (select count(*) from production_comments where line_id = ${comment.lineId}
      and author = ${comment.author}) < ${MAX_COMMENTS_PER_SIDE} and (${condition})`)
}

/** The last comment of one side about a line. */
export async function findLastComment(
  db: Database,
  lineId: string,
  author: 'buyer' | 'desk',
): Promise<ProductionCommentRow | undefined> {
  return await db
    .select()
    .from(productionComments)
    .where(and(eq(productionComments.lineId, lineId), eq(productionComments.author, author)))
    .orderBy(desc(productionComments.id))
    .get()
}

/** Marks a comment as done by the desk, or as open again. False when there is no such comment. */
export async function setCommentDone(
  db: Database,
  comment: { id: number; lineId: string },
  doneAt: string | null,
): Promise<boolean> {
  const changed = await db
    .update(productionComments)
    .set({ doneAt })
    .where(
      and(eq(productionComments.id, comment.id), eq(productionComments.lineId, comment.lineId)),
    )
    .returning({ id: productionComments.id })
  return changed.length > 0
}

/** Campaign lines in these states, of an order or of all orders of its account or team, the newest first. */
export async function listTargetLines(
  db: Database,
  wanted: {
    orderId: string
    buyer: OwnedOrder | null
    states: readonly LineState[]
    limit: number
  },
): Promise<{ line: OrderLineRow; orderNumber: number }[]> {
  const { orderId, buyer, states, limit } = wanted
  return await db
    .select({ line: orderLines, orderNumber: orders.number })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        or(eq(orders.id, orderId), buyer === null ? undefined : isOrderOf(buyer)),
        eq(orderLines.type, 'campaign'),
        inArray(orderLines.state, [...states]),
      ),
    )
    .orderBy(desc(orders.createdAt), asc(orderLines.position))
    .limit(limit)
}

/** Orders of the same client, else of the same team, or personal ones of the same account. */
const isOrderOf = ({ accountId, teamId, clientId }: OwnedOrder): SQL | undefined =>
  teamId === null
    ? and(eq(orders.accountId, accountId ?? ''), isNull(orders.teamId))
    : and(
        sql`${orders.id} in (select order_id from team_orders where team_id = ${teamId})`,
        sql`${orders.clientId} is ${clientId}`,
      )

/** Those of these lines that already run these files (by hash), or have them in review. */
export async function listUsedFiles(
  db: Database,
  lineIds: readonly string[],
  hashes: readonly string[],
): Promise<{ lineId: string; sha256: string }[]> {
  return await db.all<{ lineId: string; sha256: string }>(sql`
    select distinct v.line_id as lineId, v.sha256 as sha256
    from creative_versions v join creatives c on c.id = v.creative_id
    where c.removed_at is null and v.state not in ('superseded', 'denied')
      and v.line_id in (select value from json_each(${JSON.stringify(lineIds)}))
      and v.sha256 in (select value from json_each(${JSON.stringify(hashes)}))`)
}

/**
 * Ad creations ordered between two instants that have no brief, and got no reminder of it this many
 * days later.
 */
export async function listLinesWithoutBriefing(
  db: Database,
  query: { orderedBefore: string; orderedAfter: string; days: number; limit: number },
): Promise<{ lineId: string; orderId: string }[]> {
  const told = sql`${orderLines.orderId} || ':briefing_missing:' || ${orderLines.id} || ':' || ${String(query.days)}`
  return await db
    .select({ lineId: orderLines.id, orderId: orderLines.orderId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.state, 'awaiting_brief'),
        inArray(orders.state, ['booked', 'awaiting_invoice_payment']),
        between(orders.createdAt, query.orderedAfter, query.orderedBefore),
        notExists(db.select({ id: mailOutbox.id }).from(mailOutbox).where(eq(mailOutbox.id, told))),
      ),
    )
    .limit(query.limit)
}
