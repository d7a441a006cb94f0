import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { saveDigest, listRawLogFiles, readDigest } from '#worker/adapters/delivery/deliveryLog.ts'
import { deliveryCounter } from '../../adapters/durableObjects.ts'
import type { OperationContext } from '../../platform/env.ts'
import { log } from '../../platform/log.ts'

/** How far back to look for days without a digest. */
const DAYS_BACK = 14
const DAY_LENGTH = 'YYYY-MM-DD'.length

/**
 * Writes the digest of each day with a complete raw log: the hashes of its files, chained to the day before. A day
 * with events still in a shard waits for the next night. Runs by cron; safe to repeat.
 */
export async function closeRawLog({
  env,
  settings,
  now,
}: Pick<OperationContext, 'env' | 'settings' | 'now'>): Promise<string[]> {
  const today = now.toISOString().slice(0, DAY_LENGTH)
  const open = await oldestDay({ env, settings }, today)
  const made: string[] = []
  let previous = ''
  for (let back = DAYS_BACK; back > 0; back -= 1) {
    const day = addDays(today, -back)
    const known = await readDigest({ DELIVERY_LOG: env.DELIVERY_LOG }, day)
    if (known) {
      previous = known.digest
      continue
    }
    if (day >= open) break
    const files = await listRawLogFiles(env, day)
    // The chain starts with the first event.
    if (previous === '' && files.length === 0) continue
    await saveDigest(env, { day, previous, files })
    previous = (await readDigest(env, day))?.digest ?? ''
    made.push(day)
  }
  log('info', 'raw log closed', { days: made.length, last: made.at(-1) ?? null })
  return made
}

/** Day of the oldest event that a shard has not moved yet; today if there is none. */
async function oldestDay(
  { env, settings }: Pick<OperationContext, 'env' | 'settings'>,
  today: string,
): Promise<string> {
  let oldest = today
  for (let shard = 0; shard < settings.DELIVERY_SHARDS; shard += 1) {
    const { oldestMs } = await deliveryCounter(env, shard).settle()
    if (oldestMs === null) continue
    const day = new Date(oldestMs).toISOString().slice(0, DAY_LENGTH)
    if (day < oldest) oldest = day
  }
  return oldest
}
