import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import type { OperationContext } from '../../platform/env.ts'
import { log } from '../../platform/log.ts'
import { withDeadline } from '../../platform/withDeadline.ts'
import { bookKeeper } from '../durableObjects.ts'

type Context = Pick<OperationContext, 'env' | 'waitUntil'>

const DEADLINE_MS = 2_000

/**
 * Has the ad server halt a line, a creative or a version at once, after the stop was committed. The stop has recorded
 * the same halt in its transaction, so a failure here only makes it some seconds late.
 */
export async function announceHalt({ env }: Context, subject: string): Promise<void> {
  await withDeadline(bookKeeper(env).halt([subject]), DEADLINE_MS).catch(logFailure)
}

/** Has the books built with a change that was committed, after the response. The next minute's build includes it anyway. */
export function announceChange({ env, waitUntil }: Context): void {
  waitUntil(bookKeeper(env).wake().catch(logFailure))
}

function logFailure(error: unknown): void {
  log('error', 'book keeper not told of a change', { message: reasonOf(error) })
}
