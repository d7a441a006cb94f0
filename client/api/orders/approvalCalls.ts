import type { CartState } from '#domain/commerce/cart/cartItem.ts'
import type { Checkout } from '#domain/commerce/checkout/checkoutSchema.ts'
import { IDEMPOTENCY_HEADER } from '#domain/foundation/headerNames.ts'
import type {
  ApprovalDetails,
  ApprovalRow,
  OrderAllowance,
} from '#domain/orders/approval/approvalView.types.ts'
import { sentCart } from '#client/api/commerce/commerceCalls.ts'
import { answerOf, api, sessionHeaders } from '#client/api/foundation/apiClient.ts'

/** How a request is opened: its ID with a login, or its mailed link. */
export type ApprovalKey = { id: string } | { token: string }

const approvals = api.approvals
const mailed = api['mailed-approvals']

/** The account's spending limit this month. Raises ProductError, as all calls here do. */
export const readAllowanceCall = async (): Promise<OrderAllowance> =>
  await answerOf(approvals.allowance.$get())

/** Asks for the approval of an order; the same key makes one request. */
export async function requestApprovalCall(
  {
    items,
    ...request
  }: {
    checkout: Checkout
    items: CartState['items']
    expectedTotalMinor: number
    note: string
    clientId: string | null
  },
  idempotencyKey: string,
): Promise<{ id: string }> {
  const json = { ...sentCart(items), ...request }
  const headers = { ...sessionHeaders(), [IDEMPOTENCY_HEADER]: idempotencyKey }
  return (await answerOf(approvals.$post({ json }, { headers }))).approval
}

export const listApprovalsCall = async (): Promise<{ approvals: ApprovalRow[] }> =>
  await answerOf(approvals.$get())

export const readApprovalCall = async (key: ApprovalKey): Promise<ApprovalDetails> =>
  (
    await answerOf(
      'token' in key
        ? mailed.reading.$post({ json: key })
        : approvals[':id'].$get({ param: { id: key.id } }),
    )
  ).approval

export const approveCall = async (
  key: ApprovalKey,
  expectedTotalMinor: number,
): Promise<ApprovalDetails> =>
  (
    await answerOf(
      'token' in key
        ? mailed.approval.$post({ json: { ...key, expectedTotalMinor } })
        : approvals[':id'].approval.$post({ param: { id: key.id }, json: { expectedTotalMinor } }),
    )
  ).approval

export const denyCall = async (key: ApprovalKey, reason: string): Promise<ApprovalDetails> =>
  (
    await answerOf(
      'token' in key
        ? mailed.denial.$post({ json: { ...key, reason } })
        : approvals[':id'].denial.$post({ param: { id: key.id }, json: { reason } }),
    )
  ).approval

export const withdrawApprovalCall = async (id: string): Promise<ApprovalDetails> =>
  (await answerOf(approvals[':id'].withdrawal.$post({ param: { id } }))).approval
