import { countAttempts } from '#database/queries/foundation/attempts.ts'
import { KIT_PICTURES_A_DAY, KIT_WRITES_A_DAY } from '#domain/creatives/brandKit/kitLimits.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { networkKey } from '#worker/operations/foundation/identity/networkKey.ts'

const DAY_MS = 24 * 60 * 60_000

type Context = Pick<OperationContext, 'db' | 'now' | 'settings' | 'network'>

/** Counts a change against the daily quotas of the kit and of the caller's network. Raises kit_limit_reached. */
export async function countKitWrite(context: Context, kitId: string): Promise<void> {
  await countBoth(context, kitId, 'writes', 1, KIT_WRITES_A_DAY)
}

/** Counts a picture before it is stored, by number and bytes. Raises kit_limit_reached. */
export async function countKitPicture(
  context: Context,
  kitId: string,
  bytes: number,
): Promise<void> {
  const { kit, network } = KIT_PICTURES_A_DAY
  await countBoth(context, kitId, 'pictures', 1, { kit: kit.count, network: network.count })
  await countBoth(context, kitId, 'bytes', bytes, { kit: kit.bytes, network: network.bytes })
}

async function countBoth(
  context: Context,
  kitId: string,
  what: 'writes' | 'pictures' | 'bytes',
  amount: number,
  limits: { kit: number; network: number },
): Promise<void> {
  const { db } = context
  const by = { now: context.now, windowMs: DAY_MS, amount }
  const ofKit = `kit-${what}:${kitId}`
  const ofNetwork = `kit-${what}-from:${await networkKey(context)}`
  const counts = await countAttempts(db, [ofKit, ofNetwork], by)
  if ((counts[ofKit] ?? 0) > limits.kit || (counts[ofNetwork] ?? 0) > limits.network)
    throw new ProductError('kit_limit_reached')
}
