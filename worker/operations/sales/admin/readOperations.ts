import { listOpenAlerts } from '#database/queries/foundation/alerts.ts'
import { countOpenDisputes } from '#database/queries/orders/payments/disputes.ts'
import { listDeadLetters } from '#database/queries/foundation/jobRuns.ts'
import { listSuppressions } from '#database/queries/foundation/mailSuppressions.ts'
import { can } from '#domain/accounts/capability.ts'
import type { TodayView } from '#domain/sales/admin/today.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const SHOWN = 20

/** State of operations, as far as the caller may see it: failed jobs, alerts, disputes and stopped addresses. */
export async function readOperations({
  db,
  account,
}: Pick<OperationContext, 'db' | 'account'>): Promise<
  Pick<TodayView, 'failedJobs' | 'alerts' | 'disputes' | 'stoppedMail'>
> {
  const maySee = can(account, 'readAllOrders')
  const [letters, alerts, disputes, stopped] = await Promise.all([
    maySee ? listDeadLetters(db, SHOWN) : null,
    maySee ? listOpenAlerts(db, SHOWN) : null,
    maySee ? countOpenDisputes(db) : null,
    can(account, 'manageCustomers') ? listSuppressions(db, SHOWN) : null,
  ])
  return {
    failedJobs:
      letters &&
      letters.map(({ id, attempts, lastError, at }) => ({ id, attempts, lastError, at })),
    alerts:
      alerts &&
      alerts.map(({ key, summary, detail, raisedAt }) => ({ key, summary, detail, raisedAt })),
    disputes: disputes === null ? null : { count: disputes },
    stoppedMail: stopped,
  }
}
