import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import type { OperationContext } from '../../platform/env.ts'
import { log } from '../../platform/log.ts'
import { withDeadline } from '../../platform/withDeadline.ts'
import { bookKeeper } from '../durableObjects.ts'

type Context = Pick<OperationContext, 'env' | 'waitUntil'>

const DEADLINE_MS = 2_000

/**
 * Makes the ad server halt a line, creative or version at once, after the stop was committed. The stop's transaction
 * has recorded the same halt, so a failure here only delays it by seconds.
 */
export async function announceHalt({ env }: Context, subject: string): Promise<void> {
  await withDeadline(bookKeeper(env).halt([subject]), DEADLINE_MS).catch(logFailure)
}

/** Rebuilds the books with a committed change, after the response. The next minute's build includes it anyway. */
export function announceChange({ env, waitUntil }: Context): void {
  waitUntil(bookKeeper(env).wake().catch(logFailure))
}

function logFailure(error: unknown): void {
  log('error', 'book keeper not told of a change', { message: reasonOf(error) })
}
