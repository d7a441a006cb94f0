import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import worker from '#test/support/foundation/wholeProduct.ts'
import type { Bindings } from '#worker/platform/env.ts'
import { FEW_CALLS } from '#worker/platform/fewCalls.ts'
import { countedLimit } from '#test/support/foundation/countedLimit.ts'
import { useOneMinute } from '#test/support/foundation/oneMinute.ts'
import { useShop } from '#test/support/commerce/shop.ts'
import {
  createExecutionContext,
  waitOnExecutionContext,
} from '#test/support/foundation/executionContext.ts'

useShop()
useOneMinute()

/** Replaces the 600 a minute of wrangler.toml. */
const ALLOWED = 5
const bindings = () => ({ ...env, LIMIT_READ: countedLimit(ALLOWED), LIMIT_WRITE: countedLimit(0) })

async function ask(own: Bindings, network: string, path: string, method = 'GET') {
  const execution = createExecutionContext()
  const request = new Request(`http://127.0.0.1:8787/api${path}`, {
    method,
    headers: { 'CF-Connecting-IP': network, 'Content-Type': 'application/json' },
    ...(method === 'GET' ? {} : { body: '{}' }),
  })
  const response = await worker.fetch(request, own, execution)
  await response.arrayBuffer()
  await waitOnExecutionContext(execution)
  return response
}

describe('client that makes too many reads', () => {
  it('is refused above the limit, which is checked from the 31st call of a minute on, for all reads together', async () => {
    const own = bindings()
    const asks = Array.from({ length: FEW_CALLS + 20 }, (_, at) =>
      at % 2 ? '/settings' : '/logins/current',
    )
    const statuses = await Promise.all(
      asks.map(async (path) => (await ask(own, '203.0.113.20', path)).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(FEW_CALLS + 2 * ALLOWED)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20 - 2 * ALLOWED)
    const refused = await ask(own, '203.0.113.20', '/settings')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
    expect((await ask(own, '198.51.100.20', '/settings')).status).toBe(200)
  })

  it('is limited from its first write on', async () => {
    const refused = await ask(bindings(), '203.0.113.21', '/sessions', 'POST')
    expect(refused.status).toBe(429)
  })
})
