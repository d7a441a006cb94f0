import { channelRestMs } from '#domain/foundation/notifications/notificationChannel.ts'
import { afterQuietHours } from '#domain/foundation/notifications/sendTime.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { settingsOfAccount } from './notificationChoices.ts'

/**
 * When to retry a channel or device after consecutive failures: outside its account's quiet hours.
 * ISO, UTC.
 */
export async function retryTime(
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
  { accountId, failures }: { accountId: string; failures: number },
): Promise<string> {
  const at = new Date(now.getTime() + channelRestMs(failures))
  return afterQuietHours(at, await settingsOfAccount({ db }, accountId)).toISOString()
}
