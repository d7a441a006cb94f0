import { openAlertKeys } from '#database/queries/foundation/health.ts'
import { brokenRules, HEALTH_RULES, type HealthFacts } from '#domain/foundation/admin/health.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { raiseAlert, resolveAlert } from '#worker/operations/foundation/raiseAlert.ts'
import { resolveWithoutDatabase } from '#worker/operations/foundation/alertWithoutDatabase.ts'
import { readHealth, type JobSchedules } from './readHealth.ts'

const PREFIX = 'health:'

/** Reads health, raises an alert for every exceeded threshold, and resolves alerts of thresholds that are met again. */
export async function watchHealth(
  context: Pick<OperationContext, 'env' | 'db' | 'settings' | 'now'>,
  schedules: JobSchedules,
  clock: () => number,
): Promise<HealthFacts> {
  const facts = await readHealth(context, schedules, clock)
  const broken = brokenRules(facts)
  for (const { rule, found } of broken)
    await raiseAlert(context, { key: rule.key, summary: rule.summary, detail: found })
  if (!facts.database.isOk) return facts
  const stillBroken = new Set(broken.map(({ rule }) => rule.key))
  const open = await openAlertKeys(context.db, PREFIX)
  for (const key of open) if (!stillBroken.has(key)) await resolveAlert(context, key)
  const met = HEALTH_RULES.map(({ key }) => key).filter((key) => !stillBroken.has(key))
  await resolveWithoutDatabase(context, met)
  return facts
}
