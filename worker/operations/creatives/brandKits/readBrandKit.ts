import type { BrandKitView } from '#domain/creatives/brandKit/brandKit.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { brandKitView } from './brandKitView.ts'
import { openBrandKit, type AreaKey } from './openBrandKit.ts'

/**
 * The brand kit from which an upload area draws ads. Raises order_not_found, also for a caller without access to the
 * area.
 */
export async function readBrandKit(context: OperationContext, key: AreaKey): Promise<BrandKitView> {
  const { owner, kit } = await openBrandKit(context, key)
  return await brandKitView(context, owner, kit)
}
