import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { NewRate, RateEffect, RatesView } from '#domain/foundation/admin/currencyRates.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs } from '#test/support/orders/ownOrders.ts'
import { answer, useShop } from '#test/support/commerce/shop.ts'

useShop()

it('a rate is set for a future day as previewed, is confirmed when far off, and is recorded', async () => {
  const finance = await givenLogin({ role: 'finance', firstName: 'Fin', lastName: 'Ance' })
  const day = (days: number) => addDays(new Date().toISOString().slice(0, 10), days)
  const effect = async () =>
    await answer<RateEffect>(
      callAs(finance, `/house-settings/rates/effect?currency=EUR&asOfDate=${day(7)}`),
    )
  const set = async (changes: Partial<NewRate>) => {
    const rate = { currency: 'EUR', asOfDate: day(7), reason: 'Monthly', seenPerUsdMicros: last }
    const response = await callAs(finance, '/house-settings/rates', {
      body: { ...rate, ...changes },
    })
    return (await response.json<{ error?: { code: string } }>()).error?.code ?? response.status
  }
  const { lastPerUsdMicros, ...touched } = await effect()
  const last = lastPerUsdMicros ?? 0
  expect(touched).toEqual({ cartCurrency: 'USD', carts: 0, openOffers: 0, ordersOfMonth: 0 })
  expect(await set({ perUsdMicros: last * 2 })).toBe('rate_far_off')
  expect(await set({ perUsdMicros: last, asOfDate: day(-1) })).toBe('rate_day_invalid')
  const perUsdMicros = last + 10_000
  const codes = await Promise.all([set({ perUsdMicros }), set({ perUsdMicros })])
  expect(codes.toSorted()).toEqual([201, 'rate_changed'])
  expect(await set({ perUsdMicros: last * 2, seenPerUsdMicros: perUsdMicros, isSure: true })).toBe(
    201,
  )
  const { currencies, audit } = await answer<RatesView>(callAs(finance, '/house-settings/rates'))
  expect(currencies.find(({ currency }) => currency === 'EUR')?.rates.slice(0, 2)).toMatchObject([
    { asOfDate: day(7), perUsdMicros: last * 2, state: 'planned' },
    { perUsdMicros: last, state: 'in_force' },
  ])
  expect(audit).toMatchObject([{ by: 'Fin Ance', reason: 'Monthly' }, { event: 'set_rate' }])
  const told = await (await callAs(finance, '/house-settings')).text()
  expect(told).toContain('"name":"SESSION_SECRET"')
  expect(told).not.toContain(String((env as unknown as Record<string, unknown>)['SESSION_SECRET']))
  const sales = await givenLogin({ role: 'sales' })
  expect((await callAs(sales, '/house-settings')).status).toBe(403)
})
