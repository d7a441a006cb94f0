import { listStaleKitOwners } from '#database/queries/creatives/brandKits.ts'
import { GUEST_KIT_LIFE_DAYS } from '#domain/creatives/brandKit/kitLimits.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deleteBrandKitOf } from './deleteBrandKitOf.ts'

export const KITS_A_RUN = 50
const DAY_MS = 24 * 60 * 60_000

/** Deletes guests' kits unchanged for long, and those of deleted accounts. Safe to repeat. */
export async function purgeBrandKits(
  context: Pick<OperationContext, 'env' | 'db' | 'now'>,
): Promise<number> {
  const guestsBefore = new Date(context.now.getTime() - GUEST_KIT_LIFE_DAYS * DAY_MS).toISOString()
  const stale = await listStaleKitOwners(context.db, {
    guestsBefore,
    limit: KITS_A_RUN,
  })
  for (const ownerId of stale) await deleteBrandKitOf(context, ownerId)
  return stale.length
}
