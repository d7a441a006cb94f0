import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
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

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Safari/604.1'
/** Replaces the limits of wrangler.toml. */
const ALLOWED = 10
const OF_TOKEN = FEW_CALLS + ALLOWED

/** Reports an event from a network. Returns the status. */
function reporter(bindings: typeof env) {
  return async (network: string, userAgent: string, kind: string, token: string) => {
    const execution = createExecutionContext()
    const headers = { 'CF-Connecting-IP': network, 'User-Agent': userAgent }
    const request = new Request(`${SERVE_ORIGIN}/e/${kind}?t=${token}`, { method: 'POST', headers })
    const { status } = await worker.fetch(request, bindings, execution)
    await waitOnExecutionContext(execution)
    return status
  }
}

describe('network shared by many people', () => {
  it('has only valid events, at any number of ads', async () => {
    const many = { ...env, LIMIT_WRITE: countedLimit(ALLOWED), LIMIT_EVENT: countedLimit(10_000) }
    const report = reporter(many)
    const phones = FEW_CALLS * 4
    for (let phone = 0; phone < phones; phone += 1)
      expect(await report('203.0.113.7', PHONE, 'impression', await signed(givenToken()))).toBe(204)
    await settleCounters()
    expect(await rollups()).toEqual({ 'lin_a impression valid': phones })
  })

  it('does not lose events because of another user agent’s limit', async () => {
    const limits = { LIMIT_EVENT: countedLimit(0), LIMIT_FLOOD: countedLimit(0) }
    const report = reporter({ ...env, ...limits })
    const network = '203.0.113.8'
    const statuses: number[] = []
    for (let call = 0; call <= FEW_CALLS; call += 1)
      statuses.push(await report(network, 'Script/1.0', 'impression', await signed(givenToken())))
    expect(statuses.filter((status) => status === 429)).toEqual([429])
    expect(await report(network, PHONE, 'impression', await signed(givenToken()))).toBe(204)
  })
})

describe('one ad in one browser', () => {
  it('has a limit of events per minute, beyond which they are invalid; other ads are not affected', async () => {
    const report = reporter({ ...env, LIMIT_WRITE: countedLimit(ALLOWED) })
    const network = '2001:db8:1:2::'
    const token = await signed(givenToken())
    for (let call = 0; call < OF_TOKEN; call += 1)
      await report(`${network}${call.toString(16)}`, PHONE, 'impression', token)
    // The 41st event from the same /64.
    await report(`${network}ffff`, PHONE, 'viewable', token)
    await report(`${network}ffff`, PHONE, 'impression', await signed(givenToken()))
    await settleCounters()
    expect(await rollups()).toEqual({
      'lin_a impression valid': 2,
      'lin_a viewable impossible_rate': 1,
    })
  })
})
