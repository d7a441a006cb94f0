import { connect } from '#database/connection.ts'
import { countOffersOfDesk, listOffers } from '#database/queries/offerBoard.ts'
import { listAccountsWithRole } from '#database/queries/productions.ts'
import { listNames } from '#database/queries/reviews.ts'
import { rolesThatCan } from '#domain/account/capability.ts'
import type { OfferBoardView } from '#domain/offer/deskOffer.ts'
import type { OfferState } from '#domain/offer/offer.ts'
import type { Desk } from '#domain/realtime/desk.ts'
import type { OperationContext } from '../../platform/env.ts'
import { offerRowView, offersDesk } from './deskOffer.ts'

const PAGE_SIZE = 50
const FIGURES_DAYS = 90
const DAY_MS = 24 * 60 * 60_000

export interface OfferQuery {
  list: OfferState
  page: number
  desk?: Desk | undefined
  search?: string | undefined
  /** An account, or 'nobody'. */
  owner?: string | undefined
}

/** A list of sales' board, and how offers went lately. Raises no_access. */
export async function listOffersOfDesk(
  context: OperationContext,
  { list, page, desk, search, owner }: OfferQuery,
): Promise<OfferBoardView> {
  offersDesk(context)
  const db = connect(context.env.DB)
  const ownerId = owner === 'nobody' ? null : owner
  const filter = { state: list, desk, search, ownerId }
  const since = new Date(context.now.getTime() - FIGURES_DAYS * DAY_MS).toISOString()
  const [found, { total, figures }, people] = await Promise.all([
    listOffers(db, filter, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
    countOffersOfDesk(db, filter, since),
    listAccountsWithRole(db, rolesThatCan('followUpOffers')),
  ])
  const names = await listNames(
    db,
    found.flatMap((offer) => offer.ownerId ?? []),
  )
  return { rows: found.map((offer) => offerRowView(offer, names)), total, figures, people }
}
