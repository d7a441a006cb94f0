import { findVersion } from '#database/queries/creatives/creativeVersions.ts'
import { findProductionFile } from '#database/queries/creatives/productionFiles.ts'
import { isSameBuyer } from '#domain/accounts/team/teamRole.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { takesCreatives } from '#domain/orders/order/line/creativeEvent.ts'
import { fitsLine } from '#domain/creatives/production/draftFit.ts'
import type { ProductionView } from '#domain/creatives/production/productionView.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { linePlacement } from '../creative/linePlacement.ts'
import { openUploadLine } from '../creative/uploads/openUploadLine.ts'
import { probeLandingPage } from '../creative/files/probeLandingPage.ts'
import { submitVersion } from '../creative/uploads/submitVersion.ts'
import { deliveredFiles } from './fileTargets.ts'
import { openProduction, type ProductionKey } from './openProduction.ts'
import { readProduction } from './readProduction.ts'

/**
 * Makes a delivered file a creative of another campaign of the same buyer, in review like any creative. Shares the
 * stored file instead of sending it again. Raises production_not_found, file_not_found, order_not_found,
 * uploads_closed, file_does_not_fit, creative_already_uploaded, creatives_full.
 */
export async function placeOnCampaign(
  context: OperationContext,
  { fileId, targetId, ...key }: ProductionKey & { fileId: string; targetId: string },
): Promise<ProductionView> {
  const { db } = context
  const opened = await openProduction(context, key)
  const found = await findProductionFile(db, fileId)
  const [file] = found?.lineId === opened.line.id ? deliveredFiles(opened, [found]) : []
  if (!file?.facts) throw new ProductError('file_not_found')
  const target = await openUploadLine(context, targetId, key.access)
  const [from, to] = [opened.stored.order, target.stored.order]
  if (from.id !== to.id && !isSameBuyer(from, to)) throw new ProductError('order_not_found')
  if (!takesCreatives(target.line)) throw new ProductError('uploads_closed')
  const { facts, fileName, bytes, sha256, storageKey } = file
  if (!fitsLine(facts, await linePlacement(context, target.line)))
    throw new ProductError('file_does_not_fit')
  const version = await submitVersion(context, {
    file: { fileName, bytes, sha256, storageKey, facts },
    stored: target.stored,
    line: target.line,
    author: target.actor,
  })
  if (version === null) throw new ProductError('creative_already_uploaded')
  if (!(await findVersion(db, version.id))) throw new ProductError('creatives_full')
  context.waitUntil(probeLandingPage(context, version.id))
  return await readProduction(context, key)
}
