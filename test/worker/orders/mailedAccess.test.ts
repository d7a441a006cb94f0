import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { mailedCodes } from '#database/schema/orders/mailedCodes.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { MAILED_ACCESS_LIFE_MS, MAILED_CODE_TRIES } from '#domain/orders/access/mailedAccess.ts'
import { isOpenTo } from '#worker/operations/orders/access/accessToken.ts'
import { findOrder } from '#database/queries/orders/orders.ts'
import { purgeStaleLogins } from '#worker/operations/accounts/login/purgeStaleLogins.ts'
import { givenLogin, TEST_PASSWORD } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { jobContext, orderedBy, overviewOf } from '#test/support/orders/ownOrders.ts'
import {
  checkoutForm,
  orderBody,
  placed,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

useShop()

const db = () => connect(env.DB)

/** A guest's invoice order. Returns the invoice's ID. */
async function guestInvoice(
  buyer: Parameters<typeof checkoutForm>[0] = {},
): Promise<{ orderId: string; id: string }> {
  const { order } = await placed(
    await startSession(),
    orderBody({ checkout: checkoutForm({ paymentMethod: 'invoice', ...buyer }) }),
  )
  const row = await db().select().from(invoices).where(eq(invoices.orderId, order.id)).get()
  return { orderId: order.id, id: row?.id ?? '' }
}

type Caller = ReturnType<typeof givenCaller>

const pathOf = (id: string) => `/mailed-access/invoice/${id}`

async function mailedCode(caller: Caller, id: string, recipient = 'buyer'): Promise<string> {
  const { status } = await caller.ask('POST', `${pathOf(id)}/codes`, { recipient })
  expect(status).toBe(202)
  return /^\d{6}$/m.exec(caller.mails.at(-1)?.text ?? '')?.[0] ?? ''
}

const enter = async (caller: Caller, id: string, code: string, recipient = 'buyer') =>
  await caller.ask('POST', `${pathOf(id)}/tokens`, { recipient, code })

const codeOf = ({ answer }: { answer: unknown }) =>
  (answer as { error?: { code?: string } }).error?.code

const tokenOf = ({ answer }: { answer: unknown }) => (answer as { token: string }).token

/** Six digits other than these. */
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

let caller: Caller
beforeEach(() => {
  caller = givenCaller()
})

describe('invoice by its mailed link', () => {
  it('is closed until the code mailed to its buyer is entered', async () => {
    const { id } = await guestInvoice()
    const closed = await caller.ask('GET', `/invoices/${id}`)
    expect([closed.status, codeOf(closed)]).toEqual([404, 'invoice_not_found'])
    expect((await caller.ask('GET', pathOf(id))).answer).toEqual({
      title: expect.stringMatching(/^invoice INV-\d{4}-\d{6}$/),
      recipients: [{ recipient: 'buyer', address: 'a•••@example.com' }],
    })
    const code = await mailedCode(caller, id)
    expect(caller.mails).toMatchObject([{ to: 'ann@example.com' }])
    expect(caller.mails[0]?.subject).not.toContain(code)
    const entered = await enter(caller, id, code)
    expect(entered.status).toBe(200)
    const headers = { 'x-amd-mailed-access': tokenOf(entered) }
    const opened = await caller.ask('GET', `/invoices/${id}`, undefined, { headers })
    expect(opened).toMatchObject({ status: 200, answer: { status: 'open' } })
    const pdf = await caller.ask('GET', `/invoices/${id}/pdf`, undefined, { headers })
    expect(pdf.response.headers.get('Content-Type')).toBe('application/pdf')
  })

  it('accepts a code once, and only the newest', async () => {
    const { id } = await guestInvoice()
    const first = await mailedCode(caller, id)
    const second = await mailedCode(caller, id)
    const former = first === second ? another(second) : first
    expect(codeOf(await enter(caller, id, former))).toBe('two_factor_invalid')
    const both = await Promise.all([enter(caller, id, second), enter(caller, id, second)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
    expect(codeOf(await enter(caller, id, second))).toBe('two_factor_expired')
  })

  it('accepts no code after too many wrong ones, even simultaneous ones', async () => {
    const { id } = await guestInvoice()
    const code = await mailedCode(caller, id)
    const wrong = await Promise.all(
      Array.from({ length: MAILED_CODE_TRIES }, async () => await enter(caller, id, another(code))),
    )
    expect(wrong.map(codeOf)).toEqual(wrong.map(() => 'two_factor_invalid'))
    const late = await enter(givenCaller(), id, code)
    expect(late).toMatchObject({
      status: 429,
      answer: {
        error: { message: 'Too many wrong codes. Please generate a new one.' },
      },
    })
    expect((await enter(caller, id, await mailedCode(caller, id))).status).toBe(200)
  })

  it('accepts no code after ten minutes, and no malformed one', async () => {
    const { id } = await guestInvoice()
    const code = await mailedCode(caller, id)
    expect((await enter(caller, id, 'abc')).answer).toMatchObject({
      error: { fields: [{ path: 'code', message: '2FA code must be 6 digits' }] },
    })
    await db().update(mailedCodes).set({ expiresAt: '2020-01-01T00:00:00.000Z' })
    expect(codeOf(await enter(caller, id, code))).toBe('two_factor_expired')
    await purgeStaleLogins(jobContext())
    expect(await db().select().from(mailedCodes)).toEqual([])
  })

  it('limits the mailed codes per hour', async () => {
    const { id } = await guestInvoice()
    for (let mails = 0; mails < 5; mails += 1) await mailedCode(givenCaller(), id)
    const { status, answer } = await caller.ask('POST', `${pathOf(id)}/codes`, {
      recipient: 'buyer',
    })
    expect([status, answer]).toMatchObject([
      429,
      { error: { message: 'Too many input attempts.' } },
    ])
  })

  it('opens nothing of anybody else, and closes when the order gets another owner', async () => {
    const { id, orderId } = await guestInvoice()
    const other = await guestInvoice({ email: 'bob@example.com' })
    const token = tokenOf(await enter(caller, id, await mailedCode(caller, id)))
    const look = async (invoiceId: string, headers: Record<string, string>) =>
      (await caller.ask('GET', `/invoices/${invoiceId}`, undefined, { headers })).status
    expect(await look(other.id, { 'x-amd-mailed-access': token })).toBe(404)
    const [expiry = '', signature = ''] = token.split('.')
    const longer = `${Number(expiry) + 1}.${signature}`
    expect(await look(id, { 'x-amd-mailed-access': longer })).toBe(404)
    const stored = await findOrder(db(), orderId)
    const later = jobContext(new Date(Date.now() + MAILED_ACCESS_LIFE_MS + 60_000))
    const by = { resource: 'invoice', accessToken: token, right: 'readInvoices' } as const
    expect(stored && (await isOpenTo(jobContext(), stored, by))).toBe(true)
    expect(stored && (await isOpenTo(later, stored, by))).toBe(false)
    const owner = await givenLogin({ email: 'new-owner@example.com' })
    await db().update(orders).set({ accountId: owner.id }).where(eq(orders.id, orderId))
    expect(await look(id, { 'x-amd-mailed-access': token })).toBe(404)
    expect((await caller.ask('GET', pathOf(id))).answer).toMatchObject({
      recipients: [
        { recipient: 'buyer', address: 'n•••@example.com' },
        { recipient: 'invoice', address: 'a•••@example.com' },
      ],
    })
  })

  it('opens for the address that receives the invoices, too', async () => {
    const { id } = await guestInvoice({ billing: { invoiceEmail: 'Books@example.org' } })
    expect((await caller.ask('GET', pathOf(id))).answer).toMatchObject({
      recipients: [
        { recipient: 'buyer', address: 'a•••@example.com' },
        { recipient: 'invoice', address: 'b•••@example.org' },
      ],
    })
    const code = await mailedCode(caller, id, 'invoice')
    expect(caller.mails.map(({ to }) => to)).toEqual(['books@example.org'])
    expect(codeOf(await enter(caller, id, code, 'buyer'))).toBe('two_factor_expired')
    expect((await enter(caller, id, code, 'invoice')).status).toBe(200)
    const plain = await guestInvoice()
    expect((await enter(caller, plain.id, code, 'invoice')).status).toBe(403)
  })

  it('follows a change of the account’s email; a bookkeeper’s address stays', async () => {
    const login = await givenLogin({ email: 'ann@example.com' })
    const orderWith = async (invoiceEmail: string) => {
      const checkout = checkoutForm({ billing: { invoiceEmail } })
      const { id } = await orderedBy(login, { checkout })
      return { orderId: id, invoiceId: (await overviewOf(login, id)).invoice.id }
    }
    const plain = await orderWith('')
    const typed = await orderWith('Ann@Example.com')
    const booked = await orderWith('books@example.org')
    const token = tokenOf(
      await enter(caller, plain.invoiceId, await mailedCode(caller, plain.invoiceId)),
    )
    const look = async (invoiceId: string) =>
      await caller.ask('GET', `/invoices/${invoiceId}`, undefined, {
        headers: { 'x-amd-mailed-access': token },
      })
    expect((await look(plain.invoiceId)).status).toBe(200)

    const request = { newEmail: 'new@example.com', password: TEST_PASSWORD }
    await caller.ask('POST', '/account/email', request, login)
    const confirmed = { token: caller.mailedToken('new@example.com') }
    expect((await caller.ask('POST', '/email-changes/complete', confirmed)).status).toBe(200)

    const addressesOf = async (invoiceId: string) =>
      (
        (await caller.ask('GET', pathOf(invoiceId))).answer as {
          recipients: { address: string }[]
        }
      ).recipients
    for (const { invoiceId } of [plain, typed]) {
      expect((await look(invoiceId)).status).toBe(404)
      expect(await addressesOf(invoiceId)).toEqual([
        { recipient: 'buyer', address: 'n•••@example.com' },
      ])
    }
    expect(await addressesOf(booked.invoiceId)).toEqual([
      { recipient: 'buyer', address: 'n•••@example.com' },
      { recipient: 'invoice', address: 'b•••@example.org' },
    ])
    expect(await overviewOf(login, booked.orderId)).toMatchObject({
      contact: { email: 'new@example.com' },
    })

    const deletion = { password: TEST_PASSWORD }
    expect((await caller.ask('POST', '/account/deletion', deletion, login)).status).toBe(200)
    expect(await addressesOf(plain.invoiceId)).toEqual([
      { recipient: 'buyer', address: 'n•••@example.com' },
    ])
  })

  it('of an unknown order opens nothing', async () => {
    const nobody = `inv_${'0'.repeat(24)}`
    for (const [method, path, body] of [
      ['GET', pathOf(nobody), undefined],
      ['POST', `${pathOf(nobody)}/codes`, { recipient: 'buyer' }],
      ['POST', `${pathOf(nobody)}/tokens`, { recipient: 'buyer', code: '123456' }],
    ] as const) {
      const asked = await caller.ask(method, path, body)
      expect([path, asked.status, codeOf(asked)]).toEqual([path, 404, 'invoice_not_found'])
    }
    expect(caller.mails).toEqual([])
  })
})
