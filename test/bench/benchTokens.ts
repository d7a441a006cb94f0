import type { DeliveryToken } from '#domain/delivery/counting/deliveryToken.ts'
import { readLocalSettings } from '#scripts/setup/secrets/developmentSecrets.ts'
import { newNonce, signToken } from '#worker/adapters/delivery/deliveryKeys.ts'

const HOUR_MS = 3_600_000
/** Plays take time, even in a benchmark. */
const PLAY_MS = 8_000

/** A token like those of this machine's ad server. */
export async function benchToken(changes: Partial<DeliveryToken> = {}): Promise<string> {
  return await signToken(readLocalSettings(), {
    v: 1,
    lineId: 'lin_bench',
    versionId: 'crv_bench',
    productId: 'product_bench',
    formatId: 'display_300x250',
    place: 'US-TX',
    kind: 'display',
    nonce: newNonce(),
    issuedAt: Date.now() - 5_000,
    ...changes,
  })
}

/** A batch of plays of one token, as a screen sends it. */
export async function benchBatch(
  batch: number,
  plays: number,
  changes: Partial<DeliveryToken> = {},
): Promise<string> {
  const issuedAt = Date.now() - 48 * HOUR_MS
  const token = await benchToken({ kind: 'dooh', screenId: 'screen_bench', issuedAt, ...changes })
  return JSON.stringify({
    batch,
    sentAt: Date.now(),
    plays: Array.from({ length: plays }, (_, number) => ({
      token,
      number,
      at: issuedAt + number * PLAY_MS,
    })),
  })
}
