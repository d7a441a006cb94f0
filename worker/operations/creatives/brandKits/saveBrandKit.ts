import { updateKit } from '#database/queries/creatives/brandKits.ts'
import type { BrandKit, BrandKitView } from '#domain/creatives/brandKit/brandKit.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { brandKitView } from './brandKitView.ts'
import { countKitWrite } from './countKitWrites.ts'
import { openKitToChange, type AreaKey } from './openBrandKit.ts'

/** Saves the texts and colors of an upload area's kit. Raises order_not_found, kit_limit_reached. */
export async function saveBrandKit(
  context: OperationContext,
  { kit, ...key }: AreaKey & { kit: BrandKit },
): Promise<BrandKitView> {
  const row = await openKitToChange(context, key)
  await countKitWrite(context, row.id)
  const change = { kit, updatedAt: context.now.toISOString() }
  const saved = await updateKit(context.db, row.id, change)
  return await brandKitView(context, row, saved ?? row)
}
