import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '#database/connection.ts'
import { newestRate } from '#database/queries/foundation/currencyRates.ts'
import { currencyRates } from '#database/schema/foundation/currencyRates.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { REFERENCE_RATES_URL } from '#worker/adapters/referenceRates.ts'
import { importReferenceRates } from '#worker/operations/foundation/importReferenceRates.ts'
import { useShop } from '#test/support/commerce/shop.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs, jobContext } from '#test/support/orders/ownOrders.ts'

useShop()

const db = () => connect(env.DB)
const today = () => new Date().toISOString().slice(0, 10)
const day = (days: number) => addDays(today(), days)
const fileOf = (time: string) => `<gesmes:Envelope><Cube><Cube time='${time}'>
  <Cube currency='USD' rate='1.1600'/><Cube currency='PLN' rate='4.24560'/>
  </Cube></Cube></gesmes:Envelope>`

let asked: string[]
let bank: () => Response
beforeEach(async () => {
  asked = []
  bank = () => new Response(fileOf(today()))
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    asked.push(url as string)
    return bank()
  })
  await db().delete(currencyRates)
  await db()
    .insert(currencyRates)
    .values({ currency: 'PLN', asOfDate: day(-30), perUsdMicros: 3_650_000 })
})
afterEach(() => vi.restoreAllMocks())

const run = async (ENVIRONMENT: 'staging' | 'development' = 'staging') => {
  const context = jobContext()
  await importReferenceRates({ ...context, settings: { ...context.settings, ENVIRONMENT } })
}
const inForce = async () => await newestRate(db(), 'PLN', today())

describe('reference rates of the European Central Bank', () => {
  it('are added once for their day', async () => {
    await run()
    await run()
    expect(asked).toEqual([REFERENCE_RATES_URL, REFERENCE_RATES_URL])
    expect(await inForce()).toEqual({
      currency: 'PLN',
      asOfDate: today(),
      perUsdMicros: 3_660_000,
    })
    expect((await newestRate(db(), 'EUR', today()))?.perUsdMicros).toBe(862_069)
    expect(await db().$count(currencyRates)).toBe(3)
  })

  it('leave a rate set by the desk, and leave a large change to the desk', async () => {
    const finance = await givenLogin({ role: 'finance' })
    const body = {
      currency: 'PLN',
      asOfDate: today(),
      perUsdMicros: 3_700_000,
      seenPerUsdMicros: 3_650_000,
      reason: 'Agreed with the adviser',
    }
    expect((await callAs(finance, '/house-settings/rates', { body })).status).toBe(201)
    await run()
    expect((await inForce())?.perUsdMicros).toBe(3_700_000)
    await db()
      .insert(currencyRates)
      .values({ currency: 'CZK', asOfDate: day(-1), perUsdMicros: 20_900_000 })
    bank = () => new Response(fileOf(today()).replace('PLN', 'CZK'))
    await run()
    expect((await newestRate(db(), 'CZK', today()))?.perUsdMicros).toBe(20_900_000)
  })

  it.each([
    ['refused', () => new Response('', { status: 503 })],
    ['another text', () => new Response('<html></html>')],
    ['old', () => new Response(fileOf(day(-8)))],
    ['endless', () => new Response(fileOf(today()).repeat(1_000))],
  ])('fail the job and change nothing when they are %s', async (_what, answer) => {
    bank = answer
    await expect(run()).rejects.toThrow(/reference rates|European Central Bank/)
    expect((await inForce())?.perUsdMicros).toBe(3_650_000)
  })

  it('are not requested in development', async () => {
    await run('development')
    expect(asked).toEqual([])
  })
})
