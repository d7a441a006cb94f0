import { setCommentDone } from '#database/queries/creatives/productions.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { ProductionView } from '#domain/creatives/production/productionView.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { readDeskProduction } from './readProduction.ts'

/** Marks a comment as done or not done for the desk. Raises production_not_found. */
export async function tickComment(
  context: OperationContext,
  { isDone, ...comment }: { id: number; lineId: string; isDone: boolean },
): Promise<ProductionView> {
  const { db, now } = context
  const doneAt = isDone ? now.toISOString() : null
  if (!(await setCommentDone(db, comment, doneAt))) throw new ProductError('production_not_found')
  return await readDeskProduction(context, comment.lineId)
}
