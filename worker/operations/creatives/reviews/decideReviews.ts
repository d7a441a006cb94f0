import { runBatch, type Statement } from '#database/batch.ts'
import { addNote } from '#database/queries/creatives/creatives.ts'
import {
  isDecidedBy,
  moveVersion,
  supersedeApproved,
} from '#database/queries/creatives/creativeVersions.ts'
import {
  isFreeFor,
  recordReplacedVersion,
  notifyVerdict,
  queueDecisionMail,
} from '#database/queries/creatives/verdicts.ts'
import { listVersions } from '#database/queries/creatives/reviews.ts'
import type { VersionRow } from '#database/queries/creatives/creatives.ts'
import type { VerdictRequest } from '#domain/creatives/review/creativeEditSchema.ts'
import { DECISION_MAIL_DELAY_MS } from '#domain/creatives/review/reviewLimits.ts'
import type { VerdictResult } from '#domain/creatives/review/reviewView.ts'
import { nextVersionState, type VersionState } from '#domain/creatives/review/versionState.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { announceChange, announceHalt } from '#worker/adapters/delivery/announceDelivery.ts'
import { pushToBuyer } from '#worker/operations/orders/pushToBuyer.ts'
import { followCreatives } from '../creative/followCreatives.ts'

const NOTE_KINDS = { approve: 'approved', deny: 'denied', ask_change: 'change_asked' } as const

/**
 * Records the desk's verdict on one or several versions. Each is decided once: skips and names
 * versions that another reviewer has decided or is reviewing, or that the buyer changed meanwhile.
 * An approved version of the same creative stops running only when the newer one is approved; one
 * denied for cause stops at once. The buyer gets one mail ten minutes later for all verdicts of an
 * order until then.
 */
export async function decideReviews(
  context: OperationContext,
  request: VerdictRequest,
): Promise<VerdictResult> {
  const { db } = context
  const versions = await listVersions(db, request.versionIds)
  const result: VerdictResult = { decided: [], skipped: [] }
  for (const id of new Set(request.versionIds)) {
    const version = versions.find((one) => one.id === id)
    const isDecided = version !== undefined && (await decide(context, version, request))
    result[isDecided ? 'decided' : 'skipped'].push(id)
  }
  return result
}

async function decide(
  context: OperationContext,
  version: VersionRow,
  request: VerdictRequest,
): Promise<boolean> {
  const isForCause = request.verdict === 'deny' && request.forCause
  if (version.state !== (isForCause ? 'approved' : 'in_review')) return false
  const state = nextVersionState(version.state, request.verdict)
  if (state === null) return false
  const { db } = context
  const decision = newId('dec')
  await runBatch(db, statementsOf(context, { version, request, state, decision }))
  const [after] = await listVersions(db, [version.id])
  if (after?.decisionId !== decision) return false
  pushToBuyer(context, version.orderId)
  if (isForCause) await announceHalt(context, version.id)
  // An earlier, undone approval has halted it.
  else if (state === 'approved') announceChange(context)
  return true
}

function statementsOf(
  { db, now, account }: OperationContext,
  {
    version,
    request,
    state,
    decision,
  }: { version: VersionRow; request: VerdictRequest; state: VersionState; decision: string },
): Statement[] {
  const at = now.toISOString()
  const decidedBy = account?.id ?? null
  const denialClass = request.verdict === 'deny' ? request.denialClass : null
  const text = request.verdict === 'approve' ? '' : request.text
  const didIt = isDecidedBy(version.id, decision)
  const change = {
    state,
    decisionId: decision,
    decidedAt: at,
    decidedBy,
    decidedFrom: version.state,
    tookPlaceOf: null,
    decisionMailId: null,
    denialClass,
    decisionText: text === '' ? null : text,
    takenBy: null,
    takenUntil: null,
  }
  const isFree = isFreeFor(version.id, { accountId: decidedBy ?? '', now: at })
  const mail = {
    id: newId('mai'),
    orderId: version.orderId,
    versionId: version.id,
    decisionId: decision,
  }
  const dueAt = new Date(now.getTime() + DECISION_MAIL_DELAY_MS).toISOString()
  return [
    moveVersion(db, version, request.verdict, change, request.evenIfTaken ? undefined : isFree),
    ...(request.verdict === 'approve'
      ? [recordReplacedVersion(db, version, decision), supersedeApproved(db, version)]
      : []),
    ...queueDecisionMail(db, mail, { at, dueAt }),
    notifyVerdict(db, { ...mail, id: newId('ntf'), verdict: request.verdict, at }),
    addNote(
      db,
      {
        creativeId: version.creativeId,
        versionId: version.id,
        at,
        author: 'desk',
        accountId: decidedBy,
        kind: NOTE_KINDS[request.verdict],
        denialClass,
        text,
      },
      didIt,
    ),
    ...followCreatives(db, { orderId: version.orderId, lineId: version.lineId, at, actor: 'desk' }),
  ]
}
