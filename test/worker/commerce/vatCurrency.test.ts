import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { currencyRates } from '#database/schema/foundation/currencyRates.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import type { InvoiceView } from '#domain/orders/invoice/invoiceView.types.ts'
import { invoicePdf } from '#worker/adapters/pdf/invoicePdf.ts'
import { correctInvoice } from '#worker/operations/orders/invoices/correctInvoice.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { answer, checkoutForm, useShop } from '#test/support/commerce/shop.ts'
import {
  callAs,
  jobContext,
  orderedBy,
  overviewOf,
  type Login,
} from '#test/support/orders/ownOrders.ts'

let login: Login
useShop()
beforeEach(async () => {
  login = await givenLogin()
})

const db = () => connect(env.DB)
const today = () => new Date().toISOString().slice(0, 10)

/** The totals of a cart of $150 with the country's VAT. */
const GERMANY = {
  country: 'DE',
  line1: 'Hauptstraße 1',
  city: 'München',
  zipCode: '80331',
  total: 178_50,
}
const POLAND = {
  country: 'PL',
  line1: 'Prosta 1',
  city: 'Warszawa',
  zipCode: '00-850',
  total: 184_50,
}

async function invoiceIdTo(
  { total, ...address }: typeof GERMANY,
  currency: 'USD' | 'EUR' = 'USD',
): Promise<string> {
  const { billing } = checkoutForm()
  const { id } = await orderedBy(login, {
    checkout: checkoutForm({
      billing: { ...billing, ...address, state: '' },
      currency,
    }),
    expectedTotalMinor: total,
  })
  return (await overviewOf(login, id)).invoice.id
}

const documentOf = async (invoiceId: string) =>
  (await answer<InvoiceView>(callAs(login, `/invoices/${invoiceId}`))).document

it('states the VAT of a German buyer in euros, and keeps the rate when the table changes', async () => {
  const invoiceId = await invoiceIdTo(GERMANY)
  const before = await documentOf(invoiceId)
  expect(before.currency).toBe('USD')
  expect(before.taxes).toHaveLength(1)
  const [note = ''] = before.notes
  expect(note).toMatch(/^VAT 19% in EUR: €[\d,.]+, at 1 USD = 0\.862 EUR on /)
  await db()
    .update(currencyRates)
    .set({ perUsdMicros: 999_000 })
    .where(eq(currencyRates.currency, 'EUR'))
  const after = await documentOf(invoiceId)
  expect(after.notes).toEqual(before.notes)
  expect(JSON.stringify(invoicePdf(after))).toContain(note)
})

it('states it at the same rate on the credit note and the corrected invoice', async () => {
  const invoiceId = await invoiceIdTo(POLAND)
  const [note = ''] = (await documentOf(invoiceId)).notes
  expect(note).toMatch(/^VAT 23% in PLN: PLN\s[\d,.]+, at 1 USD = 3\.66 PLN on /)
  const { creditNoteId, invoiceId: replacement } = await correctInvoice(jobContext(), {
    invoiceId,
    reason: 'Street was wrong',
    line1: 'Prosta 2',
  })
  expect((await documentOf(replacement)).notes).toContain(note)
  expect((await documentOf(creditNoteId)).notes[0]).toBe(note.replace('PLN: ', 'PLN: −'))
})

it('states nothing when the invoice is in that currency, no VAT is charged or no rate is known', async () => {
  const statedOf = async (id: string) => {
    const [row] = await db().select().from(invoices).where(eq(invoices.id, id))
    const { notes } = await documentOf(id)
    return [row?.vatRate, notes.some((note) => note.includes(' in EUR: '))]
  }
  expect(await statedOf(await invoiceIdTo({ ...GERMANY, total: 153_87 }, 'EUR'))).toEqual([
    null,
    false,
  ])
  const { id } = await orderedBy(login)
  expect(await statedOf((await overviewOf(login, id)).invoice.id)).toEqual([null, false])
  await db().delete(currencyRates).where(eq(currencyRates.currency, 'PLN'))
  expect(await statedOf(await invoiceIdTo(POLAND))).toEqual([null, false])
})

it('dates an older rate by its own day', async () => {
  await db().delete(currencyRates).where(eq(currencyRates.asOfDate, today()))
  const { notes } = await documentOf(await invoiceIdTo(GERMANY))
  expect(notes[0]).toContain('on Thu, Oct 1, 2026.')
})
