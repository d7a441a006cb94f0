import { bookKeeper } from '#worker/adapters/durableObjects.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Age of the data in the oldest delivery book, in ms; null before the first build. */
export async function readBookAge({
  env,
  now,
}: Pick<OperationContext, 'env' | 'now'>): Promise<number | null> {
  const { oldestBookAtMs } = await bookKeeper(env).status()
  return oldestBookAtMs === null ? null : Math.max(0, now.getTime() - oldestBookAtMs)
}
