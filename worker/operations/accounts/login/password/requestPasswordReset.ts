import type { OperationContext } from '#worker/platform/env.ts'
import { queueMail } from '#worker/operations/foundation/mail/queueMail.ts'
import { allowAttempt } from '#worker/operations/foundation/identity/attempts.ts'

/**
 * Emails a link to choose a new password, if there is an account. The mail job looks up the account after the
 * response, so that neither the text nor the timing reveals whether one exists. Raises too_many_attempts.
 */
export async function requestPasswordReset(
  context: OperationContext,
  { email }: { email: string },
): Promise<{ outcome: 'check_mail' }> {
  await allowAttempt(context, 'resetMail', email)
  await queueMail(context, { kind: 'reset_password', recipient: email })
  return { outcome: 'check_mail' }
}
