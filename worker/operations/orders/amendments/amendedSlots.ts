import { amendmentHolder, listLineSlots } from '#database/queries/orders/amendmentSlots.ts'
import type { OrderLineRow } from '#database/queries/orders/orders.ts'
import { countSlotsOfOthers, type WantedSlot } from '#database/queries/planning/slotClaims.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { slotDifference, soldOutOf } from '#domain/orders/order/amendment/amendedSlots.ts'
import type { AmendedSlots } from '#domain/orders/order/amendment/amendment.types.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { wantedScreens, wantedSlots } from '#worker/operations/planning/slots/wantedScreens.ts'

/**
 * Slots to add to and remove from an amended billboard campaign; null for other media. Ignores slots already held for
 * an amendment of the same line. Raises slot_taken with the screens.
 */
export async function amendedSlots(
  context: Pick<OperationContext, 'db' | 'now'>,
  { line, after, reference }: { line: OrderLineRow; after: CampaignPlan; reference: PlanReference },
): Promise<(AmendedSlots & { added: WantedSlot[] }) | null> {
  if (!isSoldBySlots(after.mediaType)) return null
  const { db } = context
  const wanted = wantedSlots(after, wantedScreens(after, reference).wanted)
  const slots = slotDifference(await listLineSlots(db, line), wanted)
  const weeks = slots.added.map(({ week }) => week).sort()
  const [firstWeek, lastWeek] = [weeks[0], weeks.at(-1)]
  if (firstWeek === undefined || lastWeek === undefined) return slots
  const now = context.now.toISOString()
  const { sessionId, cartKey } = amendmentHolder(line, now)
  const range = { firstWeek, lastWeek, now }
  const taken = await countSlotsOfOthers(db, range, { sessionId, cartKeys: [cartKey] })
  const [soldOut] = soldOutOf(slots.added, taken)
  if (!soldOut) return slots
  const name =
    reference.products.find(({ id }) => id === soldOut.screenId)?.name ?? soldOut.screenId
  throw new ProductError('slot_taken', {
    message: `The last slot of ${name} in the week of ${formatDay(soldOut.week)} is taken. Choose other screens or weeks.`,
  })
}
