import { eventId, readEvent } from '#domain/delivery/counting/countedEvent.ts'
import { localSource } from '#scripts/recount/deliverySource.ts'
import { BUYERS } from './buy.ts'
import type { Kind } from './Journal.ts'
import type { Found, Stored } from './Stored.ts'

const MINE = `${BUYERS}%`

/** The queries for acknowledged writes in the database, in the journal's format. */
const QUERIES = {
  order: `SELECT email AS key, id AS value FROM orders WHERE email LIKE ?`,
  // The payment has paid its order, or is refunded.
  payment: `
    SELECT p.id AS key, p.amount_minor AS value FROM payments p
      JOIN orders o ON o.paid_by_payment_id = p.id WHERE o.email LIKE ?1
    UNION ALL
    SELECT r.payment_id AS key, r.amount_minor AS value FROM refunds r
      JOIN orders o ON o.id = r.order_id WHERE o.email LIKE ?1`,
  callback: `SELECT request_key AS key, kind AS value FROM lead_requests WHERE request_key LIKE ?`,
  'upload part': `
    SELECT part.upload_id || '/' || part.number AS key, part.bytes AS value
      FROM creative_upload_parts part JOIN creative_uploads u ON u.id = part.upload_id
      JOIN orders o ON o.id = u.order_id WHERE o.email LIKE ?`,
  upload: `
    SELECT v.line_id || '/' || v.sha256 AS key, v.bytes AS value FROM creative_versions v
      JOIN orders o ON o.id = v.order_id WHERE o.email LIKE ?`,
} as const satisfies Partial<Record<Kind, string>>

/** The kinds that are stored in the database. */
export const STORED_KINDS = Object.keys(QUERIES) as (keyof typeof QUERIES)[]

/** The stored writes of a kind. */
export const findStored = (stored: Stored, kind: keyof typeof QUERIES): Found[] =>
  stored.found(QUERIES[kind], MINE)

/**
 * Lines of all counted events: those in the raw log, and those still with the counters. The server
 * must be stopped.
 */
export async function countedLines(stored: Stored, statePath: string): Promise<string[]> {
  const lines = stored.counterLogs()
  const source = await localSource(statePath)
  try {
    for (const ago of [0, 1]) {
      const day = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
      for (const key of await source.files(day)) {
        const bytes = await source.read(key)
        lines.push(...new TextDecoder().decode(bytes ?? new Uint8Array()).split('\n'))
      }
    }
  } finally {
    await source.close()
  }
  return lines.filter((line) => line !== '')
}

/** Counted events in the journal's format: plays, or all others. */
export function findCounted(lines: readonly string[], kind: 'play' | 'ad event'): Found[] {
  return lines
    .map(readEvent)
    .filter((event) => (event.kind === 'play') === (kind === 'play'))
    .map((event) => ({ key: eventId(event), value: '' }))
}
