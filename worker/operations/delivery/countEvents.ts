import {
  type CountedEvent,
  type CountOutcome,
  hourOf,
} from '#domain/delivery/counting/countedEvent.ts'
import { type EventKind, mayBring } from '#domain/delivery/counting/eventKind.ts'
import { type EventSource, validityOf } from '#domain/delivery/counting/invalidTraffic.ts'
import {
  type PlayBatch,
  playedAtMs,
  type PlaysAcknowledged,
} from '#domain/delivery/counting/playBatch.ts'
import { isDeployed, type Settings } from '#domain/foundation/settings/settings.ts'
import {
  type DeliverySecrets,
  newNonce,
  readToken,
  type ReadToken,
} from '#worker/adapters/delivery/deliveryKeys.ts'
import { countInShards } from '../../adapters/durableObjects.ts'
import type { OperationContext } from '../../platform/env.ts'

type CountContext = Pick<OperationContext, 'env' | 'now'> & {
  settings: DeliverySecrets & Pick<Settings, 'ENVIRONMENT' | 'DELIVERY_SHARDS'>
}

/** Result of a beacon: `refused` if its token is not ours or does not allow the event. */
export type BeaconOutcome = CountOutcome | 'refused'

interface Told {
  kind: EventKind
  tokenText: string
  atMs: number
  number: number
}

/** Counts an event of a page or player once; counts a foreign token as such, for no line. */
export async function countBeacon(
  context: CountContext,
  { kind, tokenText }: { kind: EventKind; tokenText: string },
  source: EventSource,
): Promise<BeaconOutcome> {
  const told = { kind, tokenText, atMs: context.now.getTime(), number: 0 }
  const [outcome = 'refused'] = await countAll(context, [told], source)
  return outcome
}

/** Counts a screen's plays, which may arrive twice, late and in any order. */
export async function countPlays(
  context: CountContext,
  { batch, sentAt, plays }: PlayBatch,
  source: EventSource,
): Promise<PlaysAcknowledged> {
  const nowMs = context.now.getTime()
  const told = plays.map((play): Told => ({
    kind: 'play',
    tokenText: play.token,
    atMs: playedAtMs(play, sentAt, nowMs),
    number: play.number,
  }))
  const outcomes = await countAll(context, told, source)
  const times = (wanted: BeaconOutcome) => outcomes.filter((outcome) => outcome === wanted).length
  return {
    batch,
    counted: times('counted'),
    repeated: times('repeated'),
    refused: times('refused'),
  }
}

async function countAll(
  context: CountContext,
  told: readonly Told[],
  source: EventSource,
): Promise<BeaconOutcome[]> {
  // A screen reports many plays of one token: its signature is verified once.
  const tokens = new Map<string, Promise<ReadToken>>()
  for (const { tokenText } of told) {
    if (tokens.has(tokenText)) continue
    tokens.set(tokenText, readToken(context.settings, tokenText, context.now.getTime()))
  }
  const read = await Promise.all(
    told.map(async (one) => {
      const token = await tokens.get(one.tokenText)
      return eventOf(context, { ...one, token: token ?? { verdict: 'foreign' } }, source)
    }),
  )
  const events = read.map(({ event }) => event)
  // Events without a valid token go to any shard, as they are only summed. A screen's plays, from any playlist, go to
  // one shard: it shows one ad at a time.
  const shardKeys = events.map(({ screenId, nonce }) => screenId || nonce || newNonce())
  const counted = await countInShards(context.env, context.settings.DELIVERY_SHARDS, {
    events,
    shardKeys,
  })
  return counted.map((outcome, at) => (read[at]?.isOurs ? outcome : 'refused'))
}

function eventOf(
  { settings, now }: CountContext,
  told: Told & { token: ReadToken },
  source: EventSource,
): { isOurs: boolean; event: CountedEvent } {
  const nowMs = now.getTime()
  const read = told.token
  if (read.verdict === 'foreign' || !mayBring(read.token.kind, told.kind))
    return { isOurs: false, event: foreignEvent(told.kind, nowMs) }
  const { token, verdict } = read
  const heard = { ...told, token, isLate: verdict === 'late' }
  const validity = validityOf(heard, source, !isDeployed(settings))
  // An event that is too late for its hour counts at its arrival.
  const atMs = validity === 'late' ? nowMs : told.atMs
  const { lineId, versionId, productId, formatId, place, screenId = '', nonce } = token
  const event: CountedEvent = {
    lineId,
    versionId,
    productId,
    formatId,
    place,
    screenId,
    nonce,
    validity,
    kind: told.kind,
    hour: hourOf(atMs),
    number: told.number,
    answer: token.kind,
    atMs,
    issuedAtMs: token.issuedAt,
    ...(token.loop ? { loop: token.loop } : {}),
  }
  return { isOurs: true, event }
}

const foreignEvent = (kind: EventKind, atMs: number): CountedEvent => ({
  lineId: '',
  versionId: '',
  productId: '',
  formatId: '',
  place: '',
  screenId: '',
  nonce: '',
  kind,
  validity: 'foreign_token',
  hour: hourOf(atMs),
  number: 0,
  answer: 'display',
  atMs,
  issuedAtMs: atMs,
})
