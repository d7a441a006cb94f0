import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import { runBatch } from '#database/batch.ts'
import { closeDeadLetter } from '#database/queries/foundation/jobRuns.ts'
import { ALWAYS } from '#database/queries/foundation/recordedChange.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { jobMessageSchema } from '#worker/platform/jobMessage.ts'
import { resolveAlert } from '#worker/operations/foundation/raiseAlert.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'

/**
 * Runs a dead letter again (`run`) or dismisses it, as an admin; either way it is closed and its alert resolved.
 * Raises not_found when it is not open.
 */
export async function closeLetter(
  context: OperationContext,
  { id, event, reason }: { id: string; event: 'run' | 'dismiss'; reason: string },
): Promise<void> {
  const { db, env, now } = context
  const at = now.toISOString()
  const letter = await closeDeadLetter(db, id, at)
  if (!letter)
    throw new ProductError('not_found', { message: 'This failed job is closed already.' })
  await runBatch(db, [
    auditIf(
      db,
      deskEntry(context, {
        kind: 'job',
        subjectId: id,
        event: `${event}_job`,
        reason,
        after: { attempts: letter.attempts, error: letter.lastError },
      }),
      ALWAYS,
    ),
  ])
  if (event === 'run') {
    // A new schedule, as the failed one may count as done by now.
    const message = jobMessageSchema.parse(letter.body)
    await env.JOBS.send({ ...message, scheduledMs: now.getTime() })
  }
  await resolveAlert(context, `job:${id}`)
}
