import { runBatch } from '#database/batch.ts'
import { findVersion, setLandingFindings } from '#database/queries/creatives/creativeVersions.ts'
import { findLine } from '#database/queries/orders/orders.ts'
import { hasLandingPage, judgeVersion } from '#domain/creatives/review/judgeVersion.ts'
import { fetchLandingPage } from '#worker/adapters/creatives/landingPage.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { followCreatives } from '../followCreatives.ts'
import { linePlacement } from '../linePlacement.ts'

/**
 * Requests a version's landing page and saves the result. A version without a verdict leaves the review if its page
 * does not exist.
 */
export async function probeLandingPage(
  context: OperationContext,
  versionId: string,
): Promise<void> {
  // Tests send no outside requests; the adapter's test covers the responses.
  if (context.settings.ENVIRONMENT === 'test') return
  const { db } = context
  const version = await findVersion(db, versionId)
  const line = version && (await findLine(db, version.lineId))
  if (!line || !version.landingPage || !hasLandingPage(line.mediaType)) return
  const landing = {
    address: version.landingPage,
    facts: await fetchLandingPage(version.landingPage),
  }
  const verdict = judgeVersion(version.facts, await linePlacement(context, line), landing)
  const at = context.now.toISOString()
  await runBatch(db, [
    setLandingFindings(db, version, { ...verdict, landingFacts: landing.facts }),
    ...followCreatives(db, {
      orderId: version.orderId,
      lineId: version.lineId,
      at,
      actor: 'system',
    }),
  ])
}
