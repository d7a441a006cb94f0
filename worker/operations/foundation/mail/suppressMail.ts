import { runBatch } from '#database/batch.ts'
import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import {
  deleteSuppression,
  findSuppression,
  insertSuppression,
} from '#database/queries/foundation/mailSuppressions.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import {
  suppressedAddress,
  suppressionOfEvent,
  type SuppressionReason,
} from '#domain/foundation/limits/suppression.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { deskEntry } from '../identity/deskEntry.ts'

type Context = Pick<OperationContext, 'db' | 'settings' | 'now'>

/** Stops email to a recipient if an event of the email service requires it. Safe to repeat. */
export async function applyMailEvent(context: Context, body: unknown): Promise<void> {
  const suppression = suppressionOfEvent(body)
  if (suppression === undefined) log('warn', 'unknown mail event')
  if (!suppression || isOwn(context, suppression.address)) return
  await insertSuppression(context.db, {
    ...suppression,
    at: context.now.toISOString(),
  })
  log('info', 'address suppressed', { reason: suppression.reason })
}

/** Why an address gets no email; null if it does. Our own addresses are never suppressed. */
export async function suppressionOf(
  context: Context,
  to: string,
): Promise<SuppressionReason | null> {
  const address = suppressedAddress(to)
  if (isOwn(context, address)) return null
  return (await findSuppression(context.db, address))?.reason ?? null
}

/** Records that the email service rejects an address. */
export async function suppressRefused(context: Context, to: string): Promise<void> {
  const address = suppressedAddress(to)
  if (isOwn(context, address)) return
  const at = context.now.toISOString()
  const detail = 'The email service refuses this address.'
  await insertSuppression(context.db, { address, reason: 'platform', detail, at })
}

const isOwn = ({ settings }: Context, address: string) =>
  [settings.MAIL_DESK, settings.MAIL_OPS].some((own) => own.toLowerCase() === address)

/** Stops email to an address as an admin (audited). */
export async function stopMailTo(
  context: OperationContext,
  { email, reason }: { email: string; reason: string },
): Promise<void> {
  const address = suppressedAddress(email)
  const at = context.now.toISOString()
  const { db } = context
  await insertSuppression(db, { address, reason: 'manual', detail: reason, at })
  await runBatch(db, [audit(context, { address, event: 'stop_mail', reason })])
}

/** Resumes email to an address as an admin, after checking with its owner (audited). Raises not_found. */
export async function allowMailTo(
  context: OperationContext,
  { email, reason }: { email: string; reason: string },
): Promise<void> {
  const address = suppressedAddress(email)
  const { db } = context
  const deleted = await deleteSuppression(db, address)
  if (!deleted)
    throw new ProductError('not_found', { message: 'Email to this address is not stopped.' })
  await runBatch(db, [audit(context, { address, event: 'allow_mail', reason })])
}

function audit(
  context: OperationContext,
  { address, event, reason }: { address: string; event: string; reason: string },
) {
  const entry = deskEntry(context, { kind: 'mail', subjectId: address, event, reason })
  return auditIf(context.db, entry)
}
