import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { creativesCause } from '#database/queries/creatives/creativeCounts.ts'
import { moveLine, recordLineEvent } from '#database/queries/foundation/recordedChange.ts'
import { CREATIVE_EVENTS, type CreativeEvent } from '#domain/orders/order/line/creativeEvent.ts'
import { newId } from '#worker/adapters/ids.ts'

const EVENTS = Object.keys(CREATIVE_EVENTS) as CreativeEvent[]
const ACTORS = { buyer: 'buyer', desk: 'admin', system: 'system' } as const

/**
 * Updates a line's state after its creatives: append these statements to each batch that uploads, reviews, changes or
 * removes one. Without a change they write nothing.
 */
export function followCreatives(
  db: Database,
  change: { orderId: string; lineId: string; at: string; actor: keyof typeof ACTORS },
): Statement[] {
  return EVENTS.flatMap((event) => {
    const one = { ...change, actor: ACTORS[change.actor], id: newId('evt') }
    return [
      recordLineEvent(db, one, event, creativesCause(change.lineId, event)),
      moveLine(db, one),
    ]
  })
}
