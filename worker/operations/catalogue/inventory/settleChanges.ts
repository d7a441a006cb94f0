import { runBatch } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { auditAllIf, hasAudited } from '#database/queries/foundation/deskAudit.ts'
import {
  areUnchanged,
  slotsNeeded,
  writeProducts,
} from '#database/queries/catalogue/productChanges.ts'
import { planRateCards } from '#database/queries/catalogue/rateCards.ts'
import {
  changeOf,
  type ChangeProblem,
  type ProductChangeRow,
  productProblems,
  type ProductChangesView,
  type StoredProduct,
} from '#domain/catalogue/products/productChange.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { newId } from '#worker/adapters/ids.ts'
import { hashText } from '#worker/adapters/signature.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { thisWeek } from './shownWeeks.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'

/** A product in its current state (null: does not exist) and in the requested one. */
export interface WantedChange {
  row: number | null
  before: StoredProduct | null
  after: StoredProduct
}

export interface ChangeRequest {
  event: 'edit' | 'import'
  /** Token of the preview; null to preview only. */
  token: string | null
  reason: string
  /** Day on which prices take effect; null for at once. */
  validFrom: string | null
}

/**
 * Previews changes of products row by row, or applies exactly those of a preview's token: all or none, each in the
 * audit log. Never makes a screen's loop shorter than its bookings. Raises product_changed, product_invalid.
 */
export async function settleChanges(
  context: OperationContext,
  wanted: readonly WantedChange[],
  found: readonly ChangeProblem[],
  request: ChangeRequest,
): Promise<ProductChangesView> {
  const { db } = context
  const needed = await slotsNeeded(
    db,
    wanted.map(({ after }) => after.id),
    thisWeek(context.now),
  )
  const problems = [
    ...found,
    ...wanted.flatMap(({ row, before, after }) =>
      productProblems(before, after, needed.get(after.id) ?? 0).map(({ column, reason }) => ({
        row,
        id: after.id,
        column,
        reason,
      })),
    ),
  ]
  const all = wanted.map(({ row, before, after }) => changeOf(before, after, row))
  const rows = all.filter(({ kind }) => kind !== 'same')
  const token = await hashText(JSON.stringify([rows, problems, request.validFrom]))
  const view = { rows, problems, same: all.length - rows.length, token, isApplied: false }
  if (request.token === null) return view
  if (request.token !== token) throw new ProductError('product_changed')
  if (problems.length > 0) throw new ProductError('product_invalid')
  if (rows.length === 0) return view
  const ids = new Set(rows.map(({ id }) => id))
  await write(context, db, {
    changes: wanted.filter(({ after }) => ids.has(after.id)),
    rows,
    request,
  })
  return { ...view, isApplied: true }
}

interface Writing {
  changes: readonly WantedChange[]
  rows: readonly ProductChangeRow[]
  request: ChangeRequest
}

async function write(context: OperationContext, db: Database, writing: Writing): Promise<void> {
  const { changes, rows, request } = writing
  const { reason, validFrom } = request
  const entries = rows.map((row) => {
    const { before, after } = factsOf(row, validFrom)
    return deskEntry(context, {
      kind: 'product',
      subjectId: row.id,
      event: validFrom === null ? request.event : 'plan_prices',
      reason,
      before,
      after,
    })
  })
  const [{ id: auditId } = { id: '' }] = entries
  await runBatch(db, [
    auditAllIf(db, entries, areUnchanged(changes, thisWeek(context.now))),
    ...(validFrom === null
      ? writeProducts(
          db,
          changes.map(({ after }) => after),
          auditId,
        )
      : [
          planRateCards(
            db,
            changes.map(({ after: { id, baseCpmMinor, ratecardCpmMinor } }) => ({
              id: newId('rtc'),
              productId: id,
              validFrom,
              baseCpmMinor,
              ratecardCpmMinor,
              accountId: ownAccount(context).id,
              reason,
            })),
            auditId,
          ),
        ]),
  ])
  if (!(await hasAudited(db, auditId))) throw new ProductError('product_changed')
}

type Facts = Record<string, string>

function factsOf(
  { kind, name, changes }: ProductChangeRow,
  validFrom: string | null,
): { before: Facts | undefined; after: Facts } {
  if (kind === 'new') return { before: undefined, after: { name } }
  const facts = (side: 'before' | 'after'): Facts =>
    Object.fromEntries(changes.map((change) => [change.field, change[side]]))
  const from: Facts = validFrom === null ? {} : { from: validFrom }
  return { before: facts('before'), after: { ...facts('after'), ...from } }
}
