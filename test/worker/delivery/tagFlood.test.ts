import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { buildBooksNow } from '#test/support/delivery/books.ts'
import worker from '#test/support/foundation/wholeProduct.ts'
import { FEW_CALLS } from '#worker/platform/fewCalls.ts'
import { countedLimit } from '#test/support/foundation/countedLimit.ts'
import {
  givenToken,
  rollups,
  SERVE_ORIGIN,
  settleCounters,
  signed,
} from '#test/support/delivery/deliveries.ts'
import { useOneMinute } from '#test/support/foundation/oneMinute.ts'
import { useShop } from '#test/support/commerce/shop.ts'
import {
  createExecutionContext,
  waitOnExecutionContext,
} from '#test/support/foundation/executionContext.ts'

useShop()
useOneMinute()

const PUBLISHER = '203.0.113.7'
const OTHER = '198.51.100.9'
/** Replaces the 30,000 a minute of wrangler.toml. */
const ALLOWED = 20

describe('publisher that makes too many requests', () => {
  it('gets no ads for a minute, while others do and all events are counted', async () => {
    await buildBooksNow()
    const bindings = { ...env, LIMIT_FLOOD: countedLimit(ALLOWED) }
    const ask = async (network: string, path: string) => {
      const execution = createExecutionContext()
      const headers = { 'CF-Connecting-IP': network, 'User-Agent': 'Mozilla/5.0 Chrome/140.0.0.0' }
      const request = new Request(`${SERVE_ORIGIN}${path}`, { method: 'POST', body: '{}', headers })
      const response = await worker.fetch(request, bindings, execution)
      await waitOnExecutionContext(execution)
      return response
    }
    const tag = '/a/site_us_test_kitchen/display_300x250'
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () => (await ask(PUBLISHER, tag)).status),
    )
    expect(statuses.filter((status) => status === 200).length).toBe(FEW_CALLS + ALLOWED)
    expect(statuses.filter((status) => status === 429).length).toBe(100 - FEW_CALLS - ALLOWED)
    const refused = await ask(PUBLISHER, tag)
    expect(refused.headers.get('Retry-After')).toBe('60')
    expect((await ask(OTHER, tag)).status).toBe(200)
    // Events of ads shown earlier are counted, as they have their own limit.
    expect((await ask(PUBLISHER, `/e/impression?t=${await signed(givenToken())}`)).status).toBe(204)
    await settleCounters()
    expect(await rollups()).toEqual({ 'lin_a impression valid': 1 })
  })
})
