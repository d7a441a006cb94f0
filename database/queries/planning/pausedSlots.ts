import { sql, type SQL } from 'drizzle-orm'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'

/** A billboard line by its order and its cart key. */
interface SlotsOfLine {
  orderId: string
  cartKey: string
}

/** Releases the slots of a paused line in the weeks after a day, and records them, where `condition` holds. */
export function releaseWhilePaused(
  db: Database,
  { orderId, cartKey }: SlotsOfLine,
  { afterDate, condition }: { afterDate: string; condition: SQL },
): Statement[] {
  const own = sql`order_id = ${orderId} and cart_key = ${cartKey} and week > ${afterDate} and ${condition}`
  return [
    db.run(sql`
      insert or ignore into released_slots (order_id, cart_key, screen_id, week)
      select order_id, cart_key, screen_id, week from slot_claims where ${own}`),
    db.run(sql`delete from slot_claims where ${own}`),
  ]
}

/** Deletes the record of a line's released slots, where `condition` holds. */
export const deletePausedSlots = (
  db: Database,
  { orderId, cartKey }: SlotsOfLine,
  condition: SQL,
): Statement =>
  db.run(sql`
    delete from released_slots
    where order_id = ${orderId} and cart_key = ${cartKey} and ${condition}`)
