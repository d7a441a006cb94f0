import { and, between, eq, gt, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm'
import { slotKey } from '#domain/planning/slots/slotAvailability.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { slotClaims } from '#database/schema/planning/slotClaims.ts'
import { deleteSome } from '#database/queries/foundation/deleteSome.ts'
import { ALWAYS } from '#database/queries/foundation/recordedChange.ts'

/**
 * A slot that a cart entry or an order line requests: one slot of the screen's loop in the week that begins on a
 * Monday.
 */
export interface WantedSlot {
  screenId: string
  week: string
  loopSlots: number
}

/** The owner of a claim. Exactly one of `orderId` and `expiresAt` is set. */
export interface SlotOwner {
  sessionId: string
  cartKey: string
  orderId: string | null
  expiresAt: string | null
  network: string | null
}

/** The largest loop that can be sold slot by slot. */
const MAX_LOOP_SLOTS = 64
const SLOT_NUMBERS = JSON.stringify(Array.from({ length: MAX_LOOP_SLOTS }, (_, slot) => slot))

const ofCartEntry = (sessionId: string, cartKey: string) =>
  and(
    eq(slotClaims.sessionId, sessionId),
    eq(slotClaims.cartKey, cartKey),
    isNull(slotClaims.orderId),
  )

/** The slots reserved for the lines of an offer, whoever accepts it. */
const ofOffer = (offerId: string): SQL =>
  sql`(${slotClaims.orderId} is null and ${slotClaims.cartKey} = ${offerId})`

/** Releases the slots reserved for an offer, where `condition` holds. */
export function releaseOfferSlots(
  db: Database,
  offerId: string,
  condition: SQL = ALWAYS,
): Statement {
  return db.delete(slotClaims).where(and(ofOffer(offerId), condition))
}

/** Releases the holds of a cart entry. */
export function releaseHold(db: Database, sessionId: string, cartKey: string): Statement {
  return db.delete(slotClaims).where(ofCartEntry(sessionId, cartKey))
}

/**
 * Releases expired holds on the requested screens and weeks, so that they can be claimed. All
 * others wait for `deleteExpiredHolds`: a buyer's batch does not clean up for everyone else.
 */
export function releaseExpiredHolds(
  db: Database,
  wanted: readonly WantedSlot[],
  now: string,
): Statement {
  const list = JSON.stringify(wanted.map(({ screenId, week }) => [screenId, week]))
  return db
    .delete(slotClaims)
    .where(
      and(
        lte(slotClaims.expiresAt, now),
        sql`(${slotClaims.screenId}, ${slotClaims.week}) in (select value ->> 0, value ->> 1 from json_each(${list}))`,
      ),
    )
}

/** Deletes at most `limit` expired holds; returns how many. */
export async function deleteExpiredHolds(
  db: Database,
  now: string,
  limit: number,
): Promise<number> {
  return await deleteSome(db, slotClaims, { where: lte(slotClaims.expiresAt, now), limit })
}

/** Releases the slots of an order, where `condition` holds. */
export function releaseOrderSlots(db: Database, orderId: string, condition: SQL): Statement {
  return db.delete(slotClaims).where(and(eq(slotClaims.orderId, orderId), condition))
}

/**
 * Claims the lowest free slot for each requested screen and week. Where none is free the slot is null, which the table
 * refuses: the whole batch fails, and no plan is sold in part. Claims nothing where `condition` does not hold.
 */
export function claimSlots(
  db: Database,
  wanted: readonly WantedSlot[],
  owner: SlotOwner,
  condition: SQL = ALWAYS,
): Statement {
  const list = JSON.stringify(
    wanted.map(({ screenId, week, loopSlots }) => [screenId, week, loopSlots]),
  )
  return db.run(sql`
    insert into slot_claims (screen_id, week, slot, session_id, cart_key, order_id, expires_at, network)
    select
      wanted.value ->> 0,
      wanted.value ->> 1,
      (select min(number.value) from json_each(${SLOT_NUMBERS}) as number
        where number.value < (wanted.value ->> 2)
        and not exists (select 1 from slot_claims as taken
          where taken.screen_id = wanted.value ->> 0
          and taken.week = wanted.value ->> 1
          and taken.slot = number.value)),
      ${owner.sessionId}, ${owner.cartKey}, ${owner.orderId}, ${owner.expiresAt}, ${owner.network}
    from json_each(${list}) as wanted
    where ${condition}`)
}

/**
 * The number of slots that others have, by `slotKey`, from one Monday to another; without the cart entry's own holds.
 */
export async function countSlotsOfOthers(
  db: Database,
  range: { firstWeek: string; lastWeek: string; now: string },
  own: { sessionId: string; cartKeys: readonly string[]; offerId?: string | null },
): Promise<Map<string, number>> {
  const { screenId, week, expiresAt, sessionId, cartKey, orderId } = slotClaims
  const isOwn = and(
    eq(sessionId, own.sessionId),
    isNull(orderId),
    sql`${cartKey} in (select value from json_each(${JSON.stringify(own.cartKeys)}))`,
  )
  const rows = await db
    .select({ screenId, week, count: sql<number>`count(*)` })
    .from(slotClaims)
    .where(
      and(
        between(week, range.firstWeek, range.lastWeek),
        or(isNull(expiresAt), gt(expiresAt, range.now)),
        isOwn && not(isOwn),
        own.offerId ? not(ofOffer(own.offerId)) : undefined,
      ),
    )
    .groupBy(screenId, week)
  return new Map(rows.map((row) => [slotKey(row.screenId, row.week), row.count]))
}

/** When the holds of a session expire, by cart entry. */
export async function listHolds(
  db: Database,
  ownerSessionId: string,
  now: string,
): Promise<{ key: string; expiresAt: string }[]> {
  const { sessionId, cartKey, expiresAt } = slotClaims
  const rows = await db
    .select({ key: cartKey, expiresAt: sql<string>`min(${expiresAt})` })
    .from(slotClaims)
    .where(and(eq(sessionId, ownerSessionId), gt(expiresAt, now)))
    .groupBy(cartKey)
  return rows
}
