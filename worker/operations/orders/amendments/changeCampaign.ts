import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { amendmentHolder, releaseAmendmentHold } from '#database/queries/orders/amendmentSlots.ts'
import {
  canChange,
  insertAmendmentIf,
  listAmendments,
  replaceProposals,
  type AmendmentRow,
} from '#database/queries/orders/amendments.ts'
import { listLedger } from '#database/queries/orders/ledger.ts'
import { claimSlots, releaseExpiredHolds } from '#database/queries/planning/slotClaims.ts'
import { happened, recordIf } from '#database/queries/foundation/recordedChange.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { isPayableByCard } from '#domain/orders/order/amendment/amendmentInvoice.ts'
import type { AmendmentChange } from '#domain/orders/order/amendment/amendment.ts'
import {
  MARK_LENGTH,
  type MadeChange,
  type OwnChangePreview,
} from '#domain/orders/order/amendment/ownChange.ts'
import { previewStop } from '#domain/orders/order/changes/stopCampaign.ts'
import { MAX_LINE_CHANGES } from '#domain/orders/order/orderLimits.ts'
import { isPaid } from '#domain/orders/order/orderState.ts'
import { announceChange } from '#worker/adapters/delivery/announceDelivery.ts'
import { newId } from '#worker/adapters/ids.ts'
import { textDigest } from '#worker/adapters/textDigest.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openOwnLine, type LineKey, type OpenLine } from '../orders/openOwnOrder.ts'
import { stopFacts } from '../settlement/settleLine.ts'
import { revisionOf } from '../views/revisedInvoice.ts'
import { agreedStatements } from './agreedStatements.ts'
import { amendmentRow, previewOf, runClaiming } from './proposeAmendment.ts'
import { invalid } from './refusedChanges.ts'
import { workOutAmendment, type WorkedOut } from './workOutAmendment.ts'

const ATTEMPTS = 4

// Texts used only on this page: every page loads the catalogue of errors.
const OUTDATED =
  'This campaign has changed in the meantime. Your edits are kept: check them against its current state.'
const NEEDS_DESK =
  'This order has a price that we agreed on with you. Write to us, and we’ll propose the change to you.'
const CHANGED_OFTEN = `This campaign was changed ${MAX_LINE_CHANGES} times. Write to us, and we’ll help you with further changes.`

const outdated = () => new ProductError('amendment_changed', { message: OUTDATED })

interface OwnChange extends LineKey {
  change: AmendmentChange
}

/**
 * Preview of a buyer's own change of a campaign (Orders 19); writes nothing. Raises order_not_found, line_paused,
 * amendment_waits, line_not_amendable, and what workOutAmendment raises.
 */
export async function previewOwnChange(
  context: OperationContext,
  { change, ...key }: OwnChange,
): Promise<OwnChangePreview> {
  const opened = await openOwnLine(context, key)
  const amendments = await amendmentsOf(context, opened)
  return (await workOutOwn(context, { ...opened, amendments }, change)).preview
}

/**
 * Changes a campaign as its buyer: proposes and accepts in one batch. A change that costs more waits for its payment;
 * any other takes effect at once. Confirming the same change again returns the first one. Raises amendment_changed
 * when anything differs from its preview, and like `previewOwnChange`.
 */
export async function changeCampaign(
  context: OperationContext,
  { change, mark, ...key }: OwnChange & { mark: string },
): Promise<MadeChange> {
  const { db } = context
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const opened = await openOwnLine(context, key)
    const amendments = await amendmentsOf(context, opened)
    const made = amendments.find(({ confirmedMark }) => confirmedMark === mark)
    if (made) {
      context.waitUntil(sendDueMails(context, { orderId: made.orderId }))
      announceChange(context)
      return { id: made.id, state: made.state }
    }
    const own = await workOutOwn(context, { ...opened, amendments }, change)
    if (own.preview.mark !== mark) throw outdated()
    await runClaiming(db, await statementsOf(context, db, { opened, ...own, mark }))
  }
  throw outdated()
}

/** Changes of a line, newest first. */
const amendmentsOf = async ({ db }: OperationContext, { line }: OpenLine) =>
  (await listAmendments(db, line.orderId)).filter(({ lineId }) => lineId === line.id)

async function workOutOwn(
  context: OperationContext,
  { stored, line, amendments }: OpenLine & { amendments: readonly AmendmentRow[] },
  change: AmendmentChange,
): Promise<{ workedOut: WorkedOut; preview: OwnChangePreview; lastVersion: number }> {
  const { order } = stored
  if (line.pausedAt !== null) throw new ProductError('line_paused')
  if (amendments.some(({ state }) => state === 'awaiting_payment'))
    throw new ProductError('amendment_waits')
  if (order.offer) throw new ProductError('line_not_amendable', { message: NEEDS_DESK })
  const lastVersion = amendments[0]?.version ?? 0
  if (lastVersion >= MAX_LINE_CHANGES)
    throw new ProductError('line_not_amendable', { message: CHANGED_OFTEN })
  const workedOut = await workOutAmendment(context, { stored, line }, change, 'buyer')
  await refuseUsed(context, { stored, line }, workedOut)
  const { before, terms, charge, revised } = workedOut
  const { plan, fromUsdMinor, toUsdMinor, couponUsdMinor } = terms
  const money = { fromUsdMinor, toUsdMinor, couponUsdMinor, charge, revised }
  const shown = { line: line.id, lastVersion, before, plan, money }
  const preview = {
    ...previewOf(workedOut, order),
    mark: await textDigest(JSON.stringify(shown), MARK_LENGTH),
    current: before,
    deliveredImpressions: line.deliveredImpressions,
    bookedImpressions: line.impressions?.mid ?? 0,
    canPayByCard: charge !== null && isPayableByCard(charge),
    replacesProposal: amendments.some(({ state }) => state === 'proposed'),
  }
  return { workedOut, preview, lastVersion }
}

/** Never refunds more than a stop would: the used part, also by time, stays paid. Raises plan_invalid. */
async function refuseUsed(
  { db, now }: OperationContext,
  { stored: { order }, line }: Pick<OpenLine, 'stored' | 'line'>,
  { terms: { couponUsdMinor } }: WorkedOut,
): Promise<void> {
  if (couponUsdMinor === 0) return
  const entries = (await listLedger(db, order.id)).filter(({ lineId }) => lineId === line.id)
  const facts = stopFacts({ order, line, entries })
  const stop = facts && previewStop(facts, now)
  if (!stop || couponUsdMinor <= stop.couponUsdMinor) return
  const used = formatUsd(stop.usedUsdMinor)
  const message = `${used} of this campaign is used already: the budget has to cover that.`
  throw invalid([{ path: 'budgetMinor', message }])
}

/** All statements of a buyer's own change, conditional on the record of the change. */
async function statementsOf(
  context: OperationContext,
  db: Database,
  {
    opened: { stored, line },
    workedOut,
    lastVersion,
    mark,
  }: { opened: OpenLine; workedOut: WorkedOut; lastVersion: number; mark: string },
): Promise<Statement[]> {
  const { order } = stored
  const { now } = context
  const { before, slots } = workedOut
  const { fromUsdMinor, toUsdMinor, impressions } = workedOut.terms
  const of = { orderId: order.id, lineId: line.id }
  const at = now.toISOString()
  const row = amendmentRow(workedOut, { id: newId('amd'), ...of, now, confirmedMark: mark })
  const details = { amendmentId: row.id, fromUsdMinor, toUsdMinor }
  const event = { id: newId('evt'), ...of, at, actor: 'buyer' as const, details }
  const isChanged = happened(event)
  const amendment: AmendmentRow = {
    ...row,
    version: lastVersion + 1,
    state: 'proposed',
    couponNum: null,
    answeredAt: null,
    lineBefore: null,
    reopenedUntil: null,
  }
  const entries = (await listLedger(db, order.id)).filter(({ lineId }) => lineId === line.id)
  const revised = await revisedInvoice(context, stored, amendment)
  const known = {
    orderState: order.state,
    plan: before,
    mostDelivered: impressions.mid,
    delivered: line.deliveredImpressions,
    entryCount: entries.length,
    openInvoiceId: revised ? stored.invoice.id : null,
    now: at,
    lastVersion,
  }
  return [
    ...(slots ? [releaseExpiredHolds(db, slots.added, at)] : []),
    recordIf(db, event, 'change_campaign', canChange(row, line, known)),
    insertAmendmentIf(db, row, isChanged),
    replaceProposals(db, { lineId: line.id, by: row.id }, isChanged),
    ...(slots
      ? [
          releaseAmendmentHold(db, line.id, isChanged),
          claimSlots(db, slots.added, amendmentHolder(line, row.expiresAt), isChanged),
        ]
      : []),
    ...(await agreedStatements(context, db, {
      open: { amendment, line, stored },
      change: event,
      entries,
      revised,
    })),
  ]
}

/** The open invoice after a change of price; null if it is unchanged. */
async function revisedInvoice(
  context: OperationContext,
  stored: OpenLine['stored'],
  amendment: AmendmentRow,
) {
  if (isPaid(stored.order.state) || amendment.fromUsdMinor === amendment.toUsdMinor) return null
  const revised = await revisionOf(context, stored, amendment)
  if (!revised) throw outdated()
  return revised
}
