import { formatMailSubject } from '#domain/foundation/mail/mailSubject.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import {
  hasRound,
  insertComment,
  listComments,
  useRound,
} from '#database/queries/creatives/productions.ts'
import { happened } from '#database/queries/foundation/recordedChange.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { utf8Bytes } from '#domain/foundation/forms/utf8Bytes.ts'
import { nextLineState } from '#domain/orders/order/line/lineState.ts'
import type { ProductionView } from '#domain/creatives/production/productionView.ts'
import { roundsLeft } from '#domain/creatives/production/rounds.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { countStoredBytes } from '#worker/operations/foundation/countStoredBytes.ts'
import { lineChange, moveProduction } from './lineChange.ts'
import { openProduction, type ProductionKey } from './openProduction.ts'
import { readProduction } from './readProduction.ts'

/**
 * Requests changes as the buyer and uses one of the package's rounds: the draft returns to the desk
 * with its comments and a short `text`. Raises production_not_found, no_access for anyone but the
 * buyer, production_changed, no_rounds_left, changes_not_said without comments on this draft,
 * network_quota_reached.
 */
export async function requestChanges(
  context: OperationContext,
  { text, draftNumber, ...key }: ProductionKey & { text: string; draftNumber: number },
): Promise<ProductionView> {
  const { line, production, terms, actor } = await openProduction(context, key)
  if (actor !== 'buyer') throw new ProductError('no_access')
  const isPossible = nextLineState(line.type, line.state, 'ask_changes') !== null
  if (!production || !isPossible || production.draftNumber !== draftNumber)
    throw new ProductError('production_changed')
  if (roundsLeft(terms.revisions, production.roundsUsed) === 0)
    throw new ProductError('no_rounds_left')
  if (text === '') await refuseUnsaid(context, line.id, draftNumber)
  await countStoredBytes(context, utf8Bytes(text))
  const change = lineChange(context, line, actor)
  const { at, orderId } = change
  const row = {
    lineId: line.id,
    draftNumber,
    fileId: null,
    anchor: null,
    at,
    author: actor,
    accountId: context.account?.id ?? null,
    text,
  }
  await moveProduction(context, change, 'ask_changes', {
    condition: hasRound(line.id, { draftNumber, revisions: terms.revisions }),
    also: (db) => [
      useRound(db, change),
      ...(text === '' ? [] : [insertComment(db, row, happened(change))]),
      queueMailIf(
        db,
        { orderId, kind: 'changes_asked', subject: formatMailSubject(line.id, draftNumber), at },
        happened(change),
      ),
    ],
  })
  return await readProduction(context, key)
}

async function refuseUnsaid(
  { db }: OperationContext,
  lineId: string,
  draftNumber: number,
): Promise<void> {
  const comments = await listComments(db, lineId)
  const isSaid = comments.some(
    (comment) => comment.author === 'buyer' && comment.draftNumber === draftNumber,
  )
  if (!isSaid) throw new ProductError('changes_not_said')
}
