import { SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { clickAddress } from '#worker/serve/clickAddress.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import {
  givenToken,
  rollups,
  SERVE_ORIGIN,
  settleCounters,
  signed,
} from '#test/support/delivery/deliveries.ts'
import { fromOwnNetwork } from '#test/support/foundation/ownNetwork.ts'

const SPECULATIONS: Record<string, string>[] = [
  { 'Sec-Purpose': 'prefetch' },
  { 'Sec-Purpose': 'prefetch;prerender' },
  { 'Sec-Purpose': 'prefetch;anonymous-client-ip' },
  { Purpose: 'prefetch' },
  { 'X-Moz': 'prefetch' },
  { 'X-Purpose': 'preview' },
]

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

const send = async (url: string, method: string, headers: Record<string, string> = {}) =>
  await SELF.fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...fromOwnNetwork(), 'User-Agent': BROWSER, ...headers },
  })

/** The addresses of one served ad: its events and its click. */
async function givenAddresses(): Promise<{ events: string[]; click: string }> {
  const token = await signed(givenToken())
  const events = ['impression', 'viewable', 'click'].map(
    (kind) => `${SERVE_ORIGIN}/e/${kind}?t=${token}`,
  )
  const address = new URL(
    await clickAddress(settingsOf(env), token, { to: 'https://bread.example/' }),
  )
  return { events, click: `${SERVE_ORIGIN}${address.pathname}${address.search}` }
}

async function counted(): Promise<Record<string, number>> {
  await settleCounters()
  return await rollups()
}

describe('requests that report no event', () => {
  it('with HEAD or OPTIONS are not counted, for beacons and clicks', async () => {
    const { events, click } = await givenAddresses()
    for (const url of [...events, click]) {
      for (const method of ['HEAD', 'OPTIONS']) await send(url, method)
    }
    expect((await send(click, 'HEAD')).status).toBe(302)
    expect(await counted()).toEqual({})
  })

  it('that prefetch are not counted, and the visit that follows is', async () => {
    const { events, click } = await givenAddresses()
    for (const headers of SPECULATIONS) {
      for (const url of [...events, click]) {
        const methods = url === click ? ['GET'] : ['GET', 'POST']
        for (const method of methods) {
          const response = await send(url, method, headers)
          expect([response.status, response.headers.get('Cache-Control')]).toEqual([
            503,
            'no-store',
          ])
        }
      }
      expect((await send(`${SERVE_ORIGIN}/plays`, 'POST', headers)).status).toBe(503)
    }
    expect(await counted()).toEqual({})
    await send(events[0] ?? '', 'GET')
    expect((await send(click, 'GET', { 'Sec-Purpose': '' })).status).toBe(302)
    await expect.poll(counted).toEqual({ 'lin_a impression valid': 1, 'lin_a click valid': 1 })
  })
})
