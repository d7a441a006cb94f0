import { brokeConstraint } from '#database/batch.ts'
import { ownerOfTeam } from '#database/queries/accounts/memberships.ts'
import { findTeam } from '#database/queries/accounts/teams.ts'
import {
  insertStatement,
  listStatedOrders,
  listTeamsToState,
  listTerms,
} from '#database/queries/orders/agencyStatements.ts'
import { listLedgerOf } from '#database/queries/orders/ledger.ts'
import { addDays, dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import {
  agencyStatement,
  type AgreedTerms,
  type StatementDocument,
} from '#domain/orders/statement/agencyStatement.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Teams per query. */
const TEAMS_AT_ONCE = 200

/** The month before a day's month. */
const monthBefore = (day: string): string => addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)

/**
 * Job: issues the statements of the last three months from the second day of the next month on, each once, with an
 * email to the agency's owner. A late run issues missing ones.
 */
export async function issueStatements(context: OperationContext): Promise<void> {
  // On the first day the month's last batches may still be running.
  const yesterday = new Date(context.now.getTime() - 24 * 60 * 60_000)
  let month = monthBefore(dayIn(context.settings.SELLER_TIME_ZONE, yesterday))
  for (let back = 0; back < 3; back += 1) {
    await issueMonth(context, month)
    month = monthBefore(`${month}-01`)
  }
}

async function issueMonth(context: OperationContext, month: string): Promise<void> {
  const { db } = context
  // One more day at both ends, as the month is in the seller's zone.
  const from = `${addDays(`${month}-01`, -1)}T00:00:00.000Z`
  const to = `${addDays(`${month}-01`, 33)}T00:00:00.000Z`
  const window = { from, to, month, limit: TEAMS_AT_ONCE }
  let teamIds = await listTeamsToState(db, { ...window, after: '' })
  while (teamIds.length > 0) {
    for (const teamId of teamIds) {
      const document = await statementOf(context, { teamId, month, from, to })
      if (document && document.clients.length > 0) await issue(context, teamId, document)
    }
    teamIds = await listTeamsToState(db, { ...window, after: teamIds.at(-1) ?? '' })
  }
}

async function statementOf(
  { db, settings }: OperationContext,
  { teamId, month, from, to }: { teamId: string; month: string; from: string; to: string },
): Promise<StatementDocument | null> {
  const team = await findTeam(db, teamId)
  if (!team) return null
  const [stated, terms] = await Promise.all([
    listStatedOrders(db, { teamId, from, to }),
    listTerms(db, teamId),
  ])
  const ledger = await listLedgerOf(
    db,
    stated.map(({ order }) => order.id),
  )
  const entriesOf = Map.groupBy(ledger, ({ orderId }) => orderId)
  return agencyStatement({
    month,
    agencyName: team.name,
    orders: stated.map(({ order, clientName }) => ({
      number: formatOrderNumber(order.number),
      clientId: order.clientId ?? '',
      clientName,
      currency: order.currency,
      netMinor: order.amounts.netMinor,
      totalMinor: order.amounts.totalMinor,
      isDeducted: order.offer !== null && order.offer.commission !== null,
      entries: entriesOf.get(order.id) ?? [],
    })),
    terms: terms.flatMap((one): AgreedTerms[] =>
      one.acceptedAt === null ? [] : [{ ...one, acceptedAt: one.acceptedAt }],
    ),
    timeZone: settings.SELLER_TIME_ZONE,
  })
}

async function issue(
  { db, now }: OperationContext,
  teamId: string,
  document: StatementDocument,
): Promise<void> {
  const { month } = document
  const id = newId('ast')
  const owner = await ownerOfTeam(db, teamId)
  const mail = owner && {
    id: newId('mai'),
    kind: 'agency_statement' as const,
    recipient: owner.email,
    accountId: owner.id,
    facts: { statementId: id, month },
  }
  try {
    await insertStatement(db, { id, teamId, month, document, issuedAt: now.toISOString() }, mail)
  } catch (error) {
    // A concurrent run has issued it.
    if (!brokeConstraint(error, 'agency_statements.')) throw error
  }
}
