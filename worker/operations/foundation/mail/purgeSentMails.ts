import { purgeMailsSentBefore } from '#database/queries/foundation/mailOutbox.ts'
import { SENT_MAIL_LIFE_DAYS } from '#domain/foundation/mail/mailTraits.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const DAY_MS = 86_400_000
export const SENT_MAILS_A_RUN = 1_000

/**
 * Job: deletes sent mails about orders after 400 days; returns how many. Until then they prevent duplicates, which no
 * reminder attempts for that long. Unsent ones stay.
 */
export async function purgeSentMails({
  db,
  now,
}: Pick<OperationContext, 'db' | 'now'>): Promise<number> {
  const before = new Date(now.getTime() - SENT_MAIL_LIFE_DAYS * DAY_MS).toISOString()
  return await purgeMailsSentBefore(db, before, SENT_MAILS_A_RUN)
}
