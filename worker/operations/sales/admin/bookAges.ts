import { bookKeeper } from '#worker/adapters/durableObjects.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Age of the data in the newest and the oldest delivery book, in ms; null before the first build. */
export async function readBookAges({ env, now }: Pick<OperationContext, 'env' | 'now'>): Promise<{
  youngestMs: number | null
  oldestMs: number | null
}> {
  const { youngestBookAtMs, oldestBookAtMs } = await bookKeeper(env).status()
  const ageOf = (atMs: number | null | undefined) =>
    typeof atMs === 'number' ? Math.max(0, now.getTime() - atMs) : null
  return { youngestMs: ageOf(youngestBookAtMs), oldestMs: ageOf(oldestBookAtMs) }
}
