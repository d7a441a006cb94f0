import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { AmendmentChange } from '#domain/orders/order/amendment/amendment.ts'
import type { OrderOverview } from '#domain/orders/order/orderOverview.types.ts'
import { callAs, orderedBy, overviewOf, paidOrderOf, type Login } from './ownOrders.ts'
import { answer, campaignItem, displayPlan, type OrderBody } from '#test/support/commerce/shop.ts'

/** A paid campaign with calls that request its change by the desk; 150 dollars by default. */
export async function givenPaidCampaign(
  { buyer, admin }: { buyer: Login; admin: Login },
  booked: CampaignPlan = displayPlan(),
) {
  return amendable(await paidOrderOf(buyer, admin, { items: [campaignItem(booked)] }), admin)
}

/** A campaign of 150 dollars with an open invoice; optionally with more lines. */
export async function givenUnpaidCampaign(
  { buyer, admin }: { buyer: Login; admin: Login },
  changes: Partial<OrderBody> = {},
) {
  const { id } = await orderedBy(buyer, { items: [campaignItem(displayPlan())], ...changes })
  return amendable(await overviewOf(buyer, id), admin)
}

/** Calls that request a change of an order's first campaign by the desk. */
function amendable({ id, lines }: OrderOverview, admin: Login) {
  const [line] = lines
  if (!line?.plan) throw new Error('There is no campaign.')
  const { plan, lineId } = line
  const path = `/desk-orders/${id}/lines/${lineId}`
  const change = (
    budgetMinor: number,
    changes: Partial<AmendmentChange> = {},
  ): AmendmentChange => ({ ...plan, ...changes, budgetMinor })
  const ask = async (budgetMinor: number, changes: Partial<AmendmentChange> = {}) => {
    const body = { change: change(budgetMinor, changes), reason: 'As on the phone' }
    return await callAs(admin, `${path}/amendments`, {
      body: { ...body, expectedUsdMinor: budgetMinor },
    })
  }
  const propose = async (budgetMinor: number, changes: Partial<AmendmentChange> = {}) =>
    (await answer<{ id: string }>(ask(budgetMinor, changes))).id
  return { id, lineId, plan, path, change, ask, propose }
}

/** The buyer's calls that read and answer a change. */
export const readAmendment = (login: Pick<Login, 'cookie'>, id: string) =>
  callAs(login, `/amendments/${id}`)
export const sayTo = (login: Pick<Login, 'cookie'>, id: string, said: 'accept' | 'decline') =>
  callAs(login, `/amendments/${id}/answer`, { body: { answer: said } })
