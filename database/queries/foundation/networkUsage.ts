import { and, eq, lt, sql } from 'drizzle-orm'
import { NO_USAGE, type Usage } from '#domain/contact/realtime/realtimeQuotas.ts'
import type { Database } from '#database/connection.ts'
import { networkUsage } from '#database/schema/contact/realtime.ts'
import { deleteSome } from './deleteSome.ts'

const usage = {
  events: networkUsage.events,
  messages: networkUsage.messages,
  bytes: networkUsage.bytes,
}

/** The usage of a network's sessions on a day. */
export async function readNetworkUsage(db: Database, network: string, day: string): Promise<Usage> {
  const [row] = await db
    .select(usage)
    .from(networkUsage)
    .where(and(eq(networkUsage.network, network), eq(networkUsage.day, day)))
  return row ?? NO_USAGE
}

/** Adds to the usage of a network's sessions on a day; returns the new totals. */
export async function addNetworkUsage(
  db: Database,
  network: string,
  day: string,
  more: Usage,
): Promise<Usage> {
  const [row] = await db
    .insert(networkUsage)
    .values({ network, day, ...more })
    .onConflictDoUpdate({
      target: [networkUsage.day, networkUsage.network],
      set: {
        events: sql`${networkUsage.events} + ${more.events}`,
        messages: sql`${networkUsage.messages} + ${more.messages}`,
        bytes: sql`${networkUsage.bytes} + ${more.bytes}`,
      },
    })
    .returning(usage)
  return row ?? more
}

/** Deletes usage from before a day. */
export async function deleteOldNetworkUsage(
  db: Database,
  beforeDay: string,
  limit: number,
): Promise<number> {
  return await deleteSome(db, networkUsage, { where: lt(networkUsage.day, beforeDay), limit })
}
