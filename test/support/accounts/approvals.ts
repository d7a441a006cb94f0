import type { ApprovalDetails } from '#domain/orders/approval/approvalView.types.ts'
import { IDEMPOTENCY_HEADER, SESSION_HEADER } from '#domain/foundation/headerNames.ts'
import { askTeam } from '#test/support/accounts/teams.ts'
import {
  checkoutForm,
  newKey,
  orderBody,
  startSession,
  type OrderBody,
} from '#test/support/commerce/shop.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import type { Login } from '#test/support/orders/ownOrders.ts'

type Caller = Pick<Login, 'cookie'>

/** Calls an approval route, and returns the mails that it sent. */
export async function askApproval(
  login: Caller | null,
  method: string,
  path: string,
  body?: Record<string, unknown>,
) {
  const { status, answer, code, mails } = await askTeam(login, method, path, body)
  const { approval } = answer as { approval?: ApprovalDetails }
  return { status, code, approval: approval ?? null, mails }
}

/** Requests the approval of an order as the checkout does. */
export async function requestedBy(
  login: Caller,
  {
    note = '',
    key = newKey(),
    session,
    ...changes
  }: Partial<OrderBody> & { note?: string; key?: string; session?: string } = {},
) {
  const caller = givenCaller()
  const body = { ...orderBody({ checkout: checkoutForm(), ...changes }), note }
  const { status, answer } = await caller.ask('POST', '/approvals', body, {
    cookie: login.cookie,
    headers: {
      [IDEMPOTENCY_HEADER]: key,
      [SESSION_HEADER]: session ?? (await startSession()),
    },
  })
  const { approval, error } = answer as { approval?: { id: string }; error?: { code: string } }
  return { status, id: approval?.id ?? '', code: error?.code ?? null, mails: caller.mails }
}

/** Approves a request at the displayed price. */
export async function approvedBy(login: Caller, id: string) {
  const { approval } = await askApproval(login, 'GET', `/approvals/${id}`)
  const expectedTotalMinor = approval?.quote?.totals.totalMinor ?? 0
  return await askApproval(login, 'POST', `/approvals/${id}/approval`, { expectedTotalMinor })
}

/** The token of the link mailed to an address. */
export const mailedToken = (
  mails: readonly { to: string; text: string }[],
  address: string,
): string =>
  /\?token=(oap_[\w.-]+)/.exec(mails.find(({ to }) => to === address)?.text ?? '')?.[1] ?? ''
