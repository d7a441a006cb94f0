import { findCreative } from '#database/queries/creatives/creatives.ts'
import {
  releaseOthers,
  listNames,
  listReviewItems,
  listSimilar,
  claimVersion,
} from '#database/queries/creatives/reviews.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { REVIEW_TAKEN_MS } from '#domain/creatives/review/reviewLimits.ts'
import type { ReviewItemView } from '#domain/creatives/review/reviewView.ts'
import { creativeUrl } from '#worker/adapters/creatives/creativeUrl.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { creativeView, versionView } from '../creative/creativeView.ts'
import { reviewRows } from './listReviews.ts'

const SIMILAR = 20

/**
 * One version with everything that a verdict needs, also after its verdict. While it waits, it is reserved for the
 * reviewer for five minutes unless another one has it; the reviewer's previous version is released. Raises
 * review_not_found, also for a removed creative.
 */
export async function readReview(
  context: OperationContext,
  versionId: string,
): Promise<ReviewItemView> {
  const { db, now, account } = context
  const take = {
    versionId,
    accountId: account?.id ?? '',
    now: now.toISOString(),
    until: new Date(now.getTime() + REVIEW_TAKEN_MS).toISOString(),
  }
  const isMine = await claimVersion(db, take)
  await releaseOthers(db, take)
  const asked = { list: 'any', versionIds: [versionId] } as const
  const [item] = await listReviewItems(db, asked, { offset: 0, limit: 1 })
  const stored = item && (await findCreative(db, item.creative.id))
  if (!item || !stored) throw new ProductError('review_not_found')
  const writers = stored.notes.map(({ author, accountId }) =>
    author === 'desk' ? accountId : null,
  )
  const [[row], version, creative, names, similar] = await Promise.all([
    reviewRows(context, [item]),
    versionView(context, item.version),
    creativeView(context, stored),
    listNames(
      db,
      writers.filter((id) => id !== null),
    ),
    listSimilar(db, item.version, SIMILAR),
  ])
  if (!row) throw new ProductError('review_not_found')
  return {
    row,
    version,
    creative,
    landing: item.version.landingFacts,
    noteAuthors: writers.map((id) => (id === null ? null : (names.get(id) ?? null))),
    website: item.advertiser.website,
    isMine,
    accountId: item.accountId,
    similar: await Promise.all(
      similar.map(async ({ version: other, creative: its, advertiser, lineName, isSameFile }) => ({
        versionId: other.id,
        creativeId: its.id,
        title: its.title,
        advertiser,
        lineName,
        formatId: other.formatId,
        kind: other.facts.kind,
        state: other.state,
        isSameFile,
        previewUrl: await creativeUrl(context.settings, other),
        decidedAt: other.decidedAt,
      })),
    ),
  }
}
