import type { DeskAuditView } from '#domain/foundation/admin/deskAudit.ts'
import type {
  DeskOfferView,
  OfferBoardView,
  OfferChangeOfDesk,
  OfferFigures,
  OfferRevision,
} from '#domain/sales/offer/deskOffer.ts'
import type { DoneAtOnce } from '#domain/sales/lead/atOnce.ts'
import type { OfferState } from '#domain/sales/offer/offer.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

const board = api['offer-board']
const one = board[':id']

/** Filters of the offers board. */
export interface OfferQuery {
  list: OfferState
  desk: Desk | null
  owner: string | null
  search: string
  after: string
}

/** A page of a list of the board. Raises ProductError. */
export const loadOffers = ({ list, desk, owner, search, after }: OfferQuery) =>
  answerOf<OfferBoardView>(
    board.$get({
      query: {
        list,
        ...(desk ? { desk } : {}),
        ...(owner ? { owner } : {}),
        ...(search ? { search } : {}),
        ...(after ? { after } : {}),
      },
    }),
  )

/** Recent figures of the offers. Raises ProductError. */
export const loadOfferFigures = () => answerOf<OfferFigures>(board.figures.$get())

/** An offer. Raises offer_not_found, as all calls of one do. */
export const loadDeskOffer = (id: string) => answerOf<DeskOfferView>(one.$get({ param: { id } }))

/** The audit log of an offer, newest first. Raises ProductError. */
export const loadOfferHistory = (id: string) =>
  answerOf<{ entries: DeskAuditView[] }>(one.history.$get({ param: { id } }))

/** Assigns an offer. Raises ProductError. */
export const assignOfferCall = (id: string, ownerId: string | null) =>
  answerOf<DeskOfferView>(one.owner.$put({ param: { id }, json: { ownerId } }))

/** Saves a new version and mails it. Raises offer_limit, offer_moved, plan_invalid, slot_taken. */
export const reviseOfferCall = (id: string, json: OfferRevision) =>
  answerOf<DeskOfferView>(one.versions.$post({ param: { id }, json }))

/** Records a step with an offer. Raises offer_moved. */
export const changeOfferCall = (id: string, json: OfferChangeOfDesk) =>
  answerOf<DeskOfferView>(one.changes.$post({ param: { id }, json }))

/** Assigns several offers. Raises ProductError. */
export const assignOffersCall = (ids: string[], ownerId: string | null) =>
  answerOf<DoneAtOnce>(board.assignments.$post({ json: { ids, ownerId } }))

/** Reminds the buyers of several offers. Raises ProductError. */
export const remindBuyersCall = (ids: string[]) =>
  answerOf<DoneAtOnce>(board.reminders.$post({ json: { ids } }))
