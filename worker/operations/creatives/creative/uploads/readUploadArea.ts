import { averageReviewMs } from '#database/queries/creatives/reviews.ts'
import { listCreatives, type StoredCreative } from '#database/queries/creatives/creatives.ts'
import { listOpenUploads } from '#database/queries/creatives/creativeUploads.ts'
import type { OrderLineRow, OrderRow } from '#database/queries/orders/orders.ts'
import { todayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { earliestStart } from '#domain/planning/campaign/leadTime.ts'
import { takesCreatives } from '#domain/orders/order/line/creativeEvent.ts'
import { isRuntimeChangeable } from '#domain/orders/order/changes/changeRuntime.ts'
import { lateOffer } from '#domain/orders/order/line/lateCreatives.ts'
import { LINE_STATE_NAMES } from '#domain/orders/order/line/lineState.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import type { UploadAreaView, UploadLineView } from '#domain/creatives/review/creativeView.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { creativeView } from '../creativeView.ts'
import { linePlacement } from '../linePlacement.ts'
import { openUploadOrder, type UploadAccess, type UploadActor } from './openUploadLine.ts'
import { uploadView } from './uploadView.ts'

/**
 * Data of /en-US/upload/{id}, for the id of a line, or of an order with all its lines. Raises order_not_found, also
 * without access.
 */
export async function readUploadArea(
  context: OperationContext,
  { id, access }: { id: string; access: UploadAccess },
): Promise<UploadAreaView> {
  const { db } = context
  const { stored, actor } = await openUploadOrder(context, id, access)
  const orderId = stored.order.id
  const lines = stored.lines.filter((line) => id === orderId || line.id === id)
  const lineIds = lines.map((line) => line.id)
  const [creatives, average, known] = await Promise.all([
    listCreatives(db, lineIds),
    averageReviewMs(db, context.now),
    Promise.all(lines.map(async (line) => await readLine(context, line))),
  ])
  return {
    orderId,
    orderNumber: formatOrderNumber(stored.order.number),
    advertiser: stored.order.advertiser.name,
    website: stored.order.advertiser.website,
    actor,
    lines: await Promise.all(
      known.map(async (line) => await lineView(context, { ...stored, actor }, line, creatives)),
    ),
    averageReviewMs: average,
  }
}

/** Line data that does not depend on its creatives. */
async function readLine({ db, now }: OperationContext, line: OrderLineRow) {
  const [placement, uploads] = await Promise.all([
    linePlacement({ db }, line),
    listOpenUploads(db, { lineId: line.id, purpose: 'creative' }, now.toISOString()),
  ])
  return { line, placement, uploads }
}

async function lineView(
  context: OperationContext,
  { order, actor }: { order: OrderRow; actor: UploadActor },
  { line, placement, uploads }: Awaited<ReturnType<typeof readLine>>,
  creatives: readonly StoredCreative[],
): Promise<UploadLineView> {
  const own = creatives.filter(({ creative }) => creative.lineId === line.id)
  const { plan } = line
  return {
    id: line.id,
    orderId: order.id,
    name: line.name,
    type: line.type,
    mediaType: line.mediaType,
    state: line.state,
    stateName: LINE_STATE_NAMES[line.state],
    orderState: order.state,
    flight: plan && {
      startDate: line.startDate ?? plan.runtime.startDate,
      endDate: line.endDate ?? plan.runtime.endDate,
      dayparts: plan.dayparts,
      timeZone: plan.runtime.timeZone,
    },
    placement,
    isOpen: takesCreatives(line),
    late: lateOf(context, { order, line, actor }),
    creatives: await Promise.all(own.map(async (each) => await creativeView(context, each))),
    uploads: uploads.map(({ upload, parts }) => uploadView(upload, parts)),
  }
}

/** Whether the line's banners are late, and the remedies: only while none of its creatives is approved. */
function lateOf(
  { now }: OperationContext,
  { order, line, actor }: { order: OrderRow; line: OrderLineRow; actor: UploadActor },
): UploadLineView['late'] {
  const { plan } = line
  if (!plan || (line.state !== 'awaiting_creatives' && line.state !== 'in_review')) return null
  const { timeZone } = plan.runtime
  const flight = {
    startDate: line.startDate ?? plan.runtime.startDate,
    endDate: line.endDate ?? plan.runtime.endDate,
  }
  const offer = lateOffer(flight, {
    mediaType: line.mediaType,
    today: todayIn(timeZone, now),
    earliest: earliestStart(line.mediaType, timeZone, now),
  })
  const canMove =
    actor === 'buyer' && isRuntimeChangeable({ ...line, plan, orderState: order.state }, now)
  return offer && { ...offer, canMove }
}
