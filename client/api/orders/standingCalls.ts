import type { StandingTerms } from '#domain/orders/standing/standingForms.ts'
import type { StandingStart, StandingView } from '#domain/orders/standing/standingView.types.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

/** How a standing order is opened: its ID with a login, or the mailed link of a month. */
export type StandingKey = { id: string } | { token: string }

const standing = api['standing-orders']
const mailed = api['mailed-standing-orders']

/** The standing order of an order; null for none. Raises ProductError, as all calls here do. */
export const readStandingOfCall = async (orderId: string): Promise<StandingView | null> =>
  (
    await answerOf<{ standing: StandingView | null }>(
      api.orders[':id']['standing-order'].$get({ param: { id: orderId } }),
    )
  ).standing

/** Starts the monthly repetition of an order with the buyer's consent. */
export const startStandingCall = (orderId: string, json: StandingTerms): Promise<StandingStart> =>
  answerOf<StandingStart>(
    api.orders[':id']['standing-order'].$post({ param: { id: orderId }, json }),
  )

/** Activates a standing order after the bank has asked the holder of the card. */
export const confirmStandingCall = async (id: string): Promise<StandingView> =>
  (await answerOf(standing[':id'].confirmation.$post({ param: { id } }))).standing

export const listStandingCall = async (): Promise<StandingView[]> =>
  (await answerOf(standing.$get())).standing

/** A standing order, and the month that its mailed link skips; null for a login. */
export const readStandingCall = async (
  key: StandingKey,
): Promise<{ standing: StandingView; runId: string | null }> =>
  'token' in key
    ? await answerOf(mailed.reading.$post({ json: key }))
    : { ...(await answerOf(standing[':id'].$get({ param: { id: key.id } }))), runId: null }

export const skipMonthCall = async (key: StandingKey, runId: string): Promise<StandingView> =>
  (
    await answerOf(
      'token' in key
        ? mailed.skip.$post({ json: key })
        : standing[':id'].months[':runId'].skip.$post({ param: { id: key.id, runId } }),
    )
  ).standing

export const cancelStandingCall = async (key: StandingKey): Promise<StandingView> =>
  (
    await answerOf(
      'token' in key
        ? mailed.cancellation.$post({ json: key })
        : standing[':id'].cancellation.$post({ param: { id: key.id } }),
    )
  ).standing
