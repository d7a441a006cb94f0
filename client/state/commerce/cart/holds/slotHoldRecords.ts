import { z } from 'zod'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { planMark } from '../seenLines.ts'

const conflictSchema = z.object({
  screenId: z.string(),
  screenName: z.string(),
  fullWeeks: z.array(z.string()),
  nearby: z.array(z.object({ screenId: z.string(), name: z.string(), distanceKm: z.number() })),
  nextFree: z.object({ startDates: z.array(z.string()), weeksLater: z.number() }).nullable(),
})

/** This browser's record of one cart entry's slots: held until a time, or taken by others. */
const recordSchema = z.object({
  planMark: z.string(),
  /** Null without a hold. */
  expiresAt: z.string().nullable(),
  conflicts: z.array(conflictSchema),
})
export type SlotHoldRecord = z.infer<typeof recordSchema>
export type SlotHoldRecords = Record<string, SlotHoldRecord>

/** Details of a slot_taken error, as the server sends them. */
export const slotTakenSchema = z.object({ conflicts: z.array(conflictSchema) })

/** Parses the stored records; empty when they are damaged. */
export function parseHoldRecords(raw: string | null): SlotHoldRecords {
  try {
    return z.record(z.string(), recordSchema).parse(JSON.parse(raw ?? '{}'))
  } catch {
    return {}
  }
}

/**
 * The requests that a cart needs: a hold for billboard entries whose plan was never requested,
 * a release for removed entries. An expired hold is not renewed without the person.
 */
export function holdsToChange(
  items: readonly CartItem[],
  records: SlotHoldRecords,
): { hold: CartItem[]; release: string[] } {
  const billboards = items.filter(
    (item) => item.type === 'campaign' && isSoldBySlots(item.media_type),
  )
  const keys = new Set(billboards.map(({ key }) => key))
  return {
    hold: billboards.filter((item) => records[item.key]?.planMark !== planMark(item)),
    release: Object.keys(records).filter((key) => !keys.has(key)),
  }
}

/** Minutes and seconds left, "14:32"; null after the hold has expired. */
export function timeLeft(record: SlotHoldRecord, nowMs: number): string | null {
  if (record.expiresAt === null) return null
  const seconds = Math.ceil((Date.parse(record.expiresAt) - nowMs) / 1_000)
  if (!(seconds > 0)) return null
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
