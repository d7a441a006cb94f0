import { connect } from '#database/connection.ts'
import { deleteHalt, insertHalt } from '#database/queries/deliveryBook.ts'
import { reasonOf } from '#domain/errors/reasonOf.ts'
import type { OperationContext } from '../../platform/env.ts'
import { log } from '../../platform/log.ts'
import { rebuildSoon } from './rebuildBooks.ts'

type Context = Pick<OperationContext, 'env' | 'now' | 'waitUntil'>

/**
 * Has the ad server show a line, a creative or a version no more, within seconds and wherever it runs. What was
 * stopped is stopped in the database already: that this note fails only makes it a minute late, and is no reason to
 * tell its buyer that the stop failed.
 */
export async function haltDelivery(context: Context, subject: string): Promise<void> {
  await insertHalt(connect(context.env.DB), subject, context.now.toISOString()).catch(noteFailure)
  rebuildSoon(context)
}

/** Takes a halt back. */
export async function resumeDelivery(context: Context, subject: string): Promise<void> {
  await deleteHalt(connect(context.env.DB), subject).catch(noteFailure)
  rebuildSoon(context)
}

function noteFailure(error: unknown): void {
  log('error', 'delivery not halted at once', { message: reasonOf(error) })
}
