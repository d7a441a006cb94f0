import { listQueueFacts, type QueueFacts } from '#database/queries/creatives/queueFacts.ts'
import {
  averageReviewMs,
  countReviewItems,
  listReviewItems,
  type ReviewItemRow,
  type ReviewSelection,
} from '#database/queries/creatives/reviews.ts'
import { listWaitingMails } from '#database/queries/creatives/verdicts.ts'
import { withPreviewAdvice } from '#domain/creatives/creative/previewMeasure.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import type { ReviewQueueView, ReviewRowView } from '#domain/creatives/review/reviewView.ts'
import { creativeUrl } from '#worker/adapters/creatives/creativeUrl.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const PAGE_SIZE = 50

/** A list of the review over all orders, with the numbers of waiting and returned versions. */
export async function listReviews(
  context: OperationContext,
  { page, ...filter }: ReviewSelection & { page: number },
): Promise<ReviewQueueView> {
  const { db } = context
  const [items, counted, waiting, asked, average] = await Promise.all([
    listReviewItems(db, filter, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
    isCountedAnyway(filter) ? null : countReviewItems(db, filter),
    countReviewItems(db, { list: 'waiting' }),
    countReviewItems(db, { list: 'asked' }),
    averageReviewMs(db, context.now),
  ])
  const counts = { waiting, asked }
  return {
    rows: await reviewRows(context, items),
    total: counted ?? (filter.list === 'asked' ? asked : waiting),
    counts,
    averageReviewMs: average,
  }
}

const isCountedAnyway = ({ list, ...filter }: ReviewSelection): boolean =>
  (list === 'waiting' || list === 'asked') && Object.values(filter).every((one) => !one)

/** Rows of the queue with further facts of each. */
export async function reviewRows(
  context: OperationContext,
  items: readonly ReviewItemRow[],
): Promise<ReviewRowView[]> {
  const { db } = context
  const ids = items.map(({ version }) => version.id)
  const [facts, mails] = await Promise.all([
    listQueueFacts(
      db,
      items.map(({ version }) => version),
    ),
    listWaitingMails(db, ids),
  ])
  return await Promise.all(
    items.map(async (item) => {
      const { id } = item.version
      return await reviewRow(context, item, { ...facts.get(id), undoUntil: mails.get(id) ?? null })
    }),
  )
}

async function reviewRow(
  { settings, now, account }: OperationContext,
  { version, creative, ...item }: ReviewItemRow,
  known: Partial<QueueFacts> & { undoUntil: string | null },
): Promise<ReviewRowView> {
  const isTaken =
    version.takenBy !== null &&
    version.takenBy !== account?.id &&
    (version.takenUntil ?? '') > now.toISOString()
  return {
    versionId: version.id,
    creativeId: creative.id,
    lineId: version.lineId,
    orderId: version.orderId,
    title: creative.title,
    lineName: item.lineName,
    mediaType: item.mediaType,
    advertiser: item.advertiser.name,
    orderNumber: formatOrderNumber(item.orderNumber),
    startDate: item.startDate,
    startsAt: item.startsAt,
    submittedAt: version.submittedAt ?? version.createdAt,
    state: version.state,
    decidedAt: version.decidedAt,
    undoUntil: known.undoUntil,
    formatId: version.formatId,
    previewUrl: await creativeUrl(settings, version),
    kind: version.facts.kind,
    adviceCount: withPreviewAdvice(version).length,
    similarCount: known.similarCount ?? 0,
    isAnswered: known.isAnswered ?? false,
    isModification: known.isModification ?? false,
    takenBy: isTaken ? (known.takenByName ?? 'Another reviewer') : null,
  }
}
