import { listAccountsWithRole } from '#database/queries/accounts/accountRoles.ts'
import { countOffersSince, listOffers, offerCursor } from '#database/queries/sales/offerBoard.ts'
import { listNames } from '#database/queries/creatives/reviews.ts'
import { cutPage } from '#domain/foundation/admin/cutPage.ts'
import { rolesThatCan } from '#domain/accounts/capability.ts'
import type { OfferBoardView, OfferFigures } from '#domain/sales/offer/deskOffer.ts'
import type { OfferState } from '#domain/sales/offer/offer.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { offerRowView, offersDesk } from './deskOffer.ts'

const PAGE_SIZE = 50
const FIGURES_DAYS = 90
const DAY_MS = 24 * 60 * 60_000

export interface OfferQuery {
  list: OfferState
  /** Cursor of the next page. */
  after?: string | undefined
  desk?: Desk | undefined
  search?: string | undefined
  /** An account, or 'nobody'. */
  owner?: string | undefined
}

/** A list of the sales board. Raises no_access. */
export async function listOffersOfDesk(
  context: OperationContext,
  { list, after, desk, search, owner }: OfferQuery,
): Promise<OfferBoardView> {
  offersDesk(context)
  const { db } = context
  const ownerId = owner === 'nobody' ? null : owner
  const filter = { state: list, desk, search, ownerId }
  const [found, people] = await Promise.all([
    listOffers(db, filter, { after, limit: PAGE_SIZE + 1 }),
    listAccountsWithRole(db, rolesThatCan('followUpOffers')),
  ])
  const { shown, last } = cutPage(found, PAGE_SIZE)
  const names = await listNames(
    db,
    shown.flatMap((offer) => offer.ownerId ?? []),
  )
  return {
    rows: shown.map((offer) => offerRowView(offer, names)),
    next: last ? offerCursor(filter, last) : null,
    people,
  }
}

/** Results of the offers of the last ninety days. Raises no_access. */
export async function readOfferFigures(context: OperationContext): Promise<OfferFigures> {
  offersDesk(context)
  const since = new Date(context.now.getTime() - FIGURES_DAYS * DAY_MS).toISOString()
  return await countOffersSince(context.db, since)
}
