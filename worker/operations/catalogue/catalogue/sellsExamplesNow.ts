import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { readInventoryState } from './readInventoryState.ts'
import { sellsExamples } from './sellsExamples.ts'

const FRESH_MS = 5_000

const known = new WeakMap<object, { value: boolean; atMs: number }>()

/**
 * Whether the fictional inventory is for sale, up to some seconds old. Production never sells it and reads nothing.
 * Without a response from the database: the last known value, initially no.
 */
export async function sellsExamplesNow(
  context: Pick<OperationContext, 'env' | 'db' | 'now'>,
): Promise<boolean> {
  if (!sellsExamples(context.env)) return false
  const last = known.get(context.env)
  const atMs = context.now.getTime()
  if (last && Math.abs(atMs - last.atMs) < FRESH_MS) return last.value
  try {
    const value = (await readInventoryState(context)) === 'example'
    known.set(context.env, { value, atMs })
    return value
  } catch (error) {
    log('error', 'inventory not read for a guide', { message: String(error) })
    return last?.value ?? false
  }
}
