import { SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { connect } from '#database/connection.ts'
import { deliveryHours, deliveryTotals } from '#database/schema/delivery/deliveryHours.ts'
import type { DeliveryToken } from '#domain/delivery/counting/deliveryToken.ts'
import { newNonce, signToken } from '#worker/adapters/delivery/deliveryKeys.ts'
import { deliveryCounter } from '#worker/adapters/durableObjects.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import { fromOwnNetwork } from '#test/support/foundation/ownNetwork.ts'

export const SERVE_ORIGIN = 'http://serve.localhost'

/** The token of an ad served a moment ago. */
export const givenToken = (changes: Partial<DeliveryToken> = {}): DeliveryToken => ({
  v: 1,
  lineId: 'lin_a',
  versionId: 'crv_a',
  productId: 'morning-paper',
  formatId: '300x250',
  place: 'US-TX',
  kind: 'display',
  nonce: newNonce(),
  issuedAt: Date.now() - 10_000,
  ...changes,
})

export const signed = async (token: DeliveryToken) => await signToken(settingsOf(env), token)

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

/** Reports an event as a page does. */
export async function tell(
  kind: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return await SELF.fetch(`${SERVE_ORIGIN}/e/${kind}?t=${token}`, {
    method: 'POST',
    headers: { ...fromOwnNetwork(), 'User-Agent': BROWSER, ...headers },
  })
}

/** Makes every shard write its counts. */
export async function settleCounters(): Promise<void> {
  const { DELIVERY_SHARDS } = settingsOf(env)
  for (let shard = 0; shard < DELIVERY_SHARDS; shard += 1)
    await deliveryCounter(env, shard).settle()
}

/** Totals of the rollups over all hours, placements and shards, by `line kind validity`. */
export async function rollups(): Promise<Record<string, number>> {
  const rows = await connect(env.DELIVERY_DB_0).select().from(deliveryHours)
  const sums: Record<string, number> = {}
  for (const { lineId, kind, validity, count } of rows) {
    const name = [lineId, kind, validity].join(' ').trim()
    sums[name] = (sums[name] ?? 0) + count
  }
  return sums
}

/** A line's delivered total, from its shards. */
export async function totalOf(lineId: string): Promise<number> {
  const rows = await connect(env.DELIVERY_DB_0).select().from(deliveryTotals)
  return rows.filter((row) => row.lineId === lineId).reduce((sum, { count }) => sum + count, 0)
}
