import { lastCartOf } from '#database/queries/sales/leads.ts'
import type { LeadVisitView } from '#domain/sales/lead/leadView.ts'
import { gatherEvents } from '#worker/operations/contact/visits/gatherEvents.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const SHOWN = 50

/** Visitors' events in the sessions of a request or offer, newest first, and their last cart. */
export async function readVisit(
  context: OperationContext,
  sessionIds: readonly string[],
): Promise<LeadVisitView> {
  const [{ events, isPartial }, cart] = await Promise.all([
    gatherEvents(context, sessionIds, { limit: SHOWN, before: null }),
    lastCartOf(context.db, sessionIds),
  ])
  return {
    pages: events.map(({ at, event }) => ({
      at,
      path: event.value.path,
      event: event.event_type,
    })),
    isPartial,
    cart:
      cart && cart.items.length > 0
        ? { sumMinor: cart.cartSumMinor, items: cart.items.length, updatedAt: cart.updatedAt }
        : null,
  }
}
