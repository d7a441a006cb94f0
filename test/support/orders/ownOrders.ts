import { env } from 'cloudflare:workers'
import type { OrderOverview } from '#domain/orders/order/orderOverview.types.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import type { givenLogin } from '#test/support/foundation/accounts.ts'
import {
  answer,
  call,
  checkoutForm,
  newKey,
  orderBody,
  startSession,
} from '#test/support/commerce/shop.ts'
import type { OrderBody, GuestOrder } from '#test/support/commerce/shop.ts'

/** The context of an operation that cron runs at this time. */
export function jobContext(now: Date = new Date()): OperationContext {
  return {
    ...databaseContext(env),
    settings: settingsOf(env),
    now,
    requestId: 'test',
    account: null,
    waitUntil: (promise) => void promise.catch(() => undefined),
  }
}

export type Login = Awaited<ReturnType<typeof givenLogin>>

/** Calls the API with a login. */
export async function callAs(
  login: Pick<Login, 'cookie'>,
  path: string,
  options: Parameters<typeof call>[1] = {},
): Promise<Response> {
  return await call(path, { ...options, headers: { Cookie: login.cookie, ...options.headers } })
}

/** Places an invoice order for an account, through the checkout. */
export async function orderedBy(
  login: Pick<Login, 'cookie'>,
  changes: Partial<OrderBody> = {},
): Promise<GuestOrder['order']> {
  const session = await startSession()
  const response = await callAs(login, '/orders', {
    session,
    body: orderBody({ checkout: checkoutForm(), ...changes }),
    headers: { 'Idempotency-Key': newKey() },
  })
  if (response.status !== 201) throw new Error(await response.text())
  return (await response.json<GuestOrder>()).order
}

/** Reads the order's page. */
export async function overviewOf(
  login: Pick<Login, 'cookie'>,
  orderId: string,
): Promise<OrderOverview> {
  return await answer<OrderOverview>(callAs(login, `/orders/${orderId}/overview`))
}

/** Marks the order's invoice as paid, as the desk does. */
export async function settled(admin: Pick<Login, 'cookie'>, invoiceId: string): Promise<Response> {
  return await callAs(admin, `/invoices/${invoiceId}/settlement`, { method: 'POST' })
}

/** Places an order and marks it as paid. Returns its owner's view. */
export async function paidOrderOf(
  login: Pick<Login, 'cookie'>,
  admin: Pick<Login, 'cookie'>,
  changes: Partial<OrderBody> = {},
): Promise<OrderOverview> {
  const { id } = await orderedBy(login, changes)
  const { invoice } = await overviewOf(login, id)
  const response = await settled(admin, invoice.id)
  if (response.status !== 200) throw new Error(await response.text())
  return await overviewOf(login, id)
}
