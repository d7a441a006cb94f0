import type { Statement } from '#database/batch.ts'
import { findAccount } from '#database/queries/accounts/accountProfiles.ts'
import { personMailIf } from '#database/queries/foundation/mailOutbox.ts'
import { notificationIf } from '#database/queries/foundation/notifications.ts'
import type { Condition } from '#database/queries/foundation/recordedChange.ts'
import type { RunRow, StandingRow } from '#database/queries/orders/standingOrders.ts'
import type { StandingEvent } from '#domain/orders/standing/standingOrder.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** An event of a standing order, once by its key, where `condition` holds. */
interface StandingNews {
  standing: Pick<StandingRow, 'id' | 'accountId'>
  run: Pick<RunRow, 'id' | 'orderOn'> | null
  event: StandingEvent
  condition: Condition
}

/** Statements that notify the account of an event by mail and bell; empty once the account is deleted. */
export async function standingNews(
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
  { standing, run, event, condition }: StandingNews,
): Promise<Statement[]> {
  const account = await findAccount(db, standing.accountId)
  if (!account) return []
  const at = now.toISOString()
  const facts = { standingId: standing.id, runId: run?.id ?? null, event }
  const mail = personMailIf(
    db,
    {
      id: newId('mai'),
      at,
      kind: 'standing_order',
      recipient: account.email,
      accountId: account.id,
      facts,
    },
    condition,
  )
  if (event === 'started') return [mail]
  const bell = notificationIf(
    db,
    {
      id: newId('ntf'),
      accountId: account.id,
      event: {
        kind: 'standing_order',
        facts: { standingId: standing.id, event, orderOn: run?.orderOn ?? null },
      },
      eventKey: `${run?.id ?? `${standing.id}:${at}`}:${event}`,
      at,
    },
    condition,
  )
  return [mail, bell]
}
