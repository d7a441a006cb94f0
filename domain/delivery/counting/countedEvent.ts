import {
  type AnswerKind,
  ANSWER_KINDS,
  type EventKind,
  EVENT_KINDS,
  type Validity,
  VALIDITIES,
} from './eventKind.ts'

import type { ScreenLoop } from './deliveryToken.ts'

/** What hours are counted by. */
export interface CountKey {
  lineId: string
  kind: EventKind
  validity: Validity
  /** `2026-11-22T13`, UTC. */
  hour: string
  versionId: string
  productId: string
  formatId: string
  place: string
}

/** An event as it is counted and kept in the raw log: what it is about, and nothing of who caused it. */
export interface CountedEvent extends CountKey {
  /** Of the answer; empty for what no token of ours claims. */
  nonce: string
  /** Which play of a billboard's token it is; 0 for all else. */
  number: number
  answer: AnswerKind
  screenId: string
  /** When it happened and when its answer was given; milliseconds since 1970. */
  atMs: number
  issuedAtMs: number
  /** Of a play: what bounds it. Not part of the raw log. */
  loop?: ScreenLoop | undefined
  /** Of a play that counts: the turns of its screen that it took. */
  turns?: readonly string[] | undefined
}

/** What becomes of an event that is told. */
export type CountOutcome = 'counted' | 'repeated'

const HOUR_LENGTH = 'YYYY-MM-DDTHH'.length

/** The UTC hour of an instant, as rollups have it. */
export const hourOf = (ms: number): string => new Date(ms).toISOString().slice(0, HOUR_LENGTH)

/** The key as text, in the order of the rollups' columns. */
export const countKeyText = (key: CountKey): string =>
  JSON.stringify([
    key.lineId,
    key.kind,
    key.validity,
    key.hour,
    key.versionId,
    key.productId,
    key.formatId,
    key.place,
  ])

/** The key that a text of `countKeyText` stands for. */
export function readCountKey(text: string): CountKey {
  const [lineId, kind, validity, hour, versionId, productId, formatId, place] = JSON.parse(
    text,
  ) as [string, EventKind, Validity, string, string, string, string, string]
  return { lineId, kind, validity, hour, versionId, productId, formatId, place }
}

/** An event as a line of the raw log. */
export const writeEvent = (event: CountedEvent): string =>
  JSON.stringify([
    event.atMs,
    event.nonce,
    event.number,
    ANSWER_KINDS.indexOf(event.answer),
    EVENT_KINDS.indexOf(event.kind),
    VALIDITIES.indexOf(event.validity),
    event.hour,
    event.lineId,
    event.versionId,
    event.productId,
    event.formatId,
    event.place,
    event.screenId,
    event.issuedAtMs,
    ...(event.turns ? [event.turns] : []),
  ])

/** The event that a line of the raw log tells of. Raises for what is no such line. */
export function readEvent(line: string): CountedEvent {
  const [atMs, nonce, number, answer, kind, validity, hour, ...rest] = JSON.parse(line) as [
    number,
    string,
    number,
    number,
    number,
    number,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    number,
    string[]?,
  ]
  const [lineId, versionId, productId, formatId, place, screenId, issuedAtMs, turns] = rest
  const named = {
    answer: ANSWER_KINDS[answer],
    kind: EVENT_KINDS[kind],
    validity: VALIDITIES[validity],
  }
  if (!named.answer || !named.kind || !named.validity) throw new Error('This is no counted event.')
  return {
    lineId,
    kind: named.kind,
    validity: named.validity,
    hour,
    versionId,
    productId,
    formatId,
    place,
    nonce,
    number,
    answer: named.answer,
    screenId,
    atMs,
    issuedAtMs,
    ...(turns ? { turns } : {}),
  }
}

/** What makes an event the same as another one: its answer, its kind, and which play it is. */
export const eventId = ({ nonce, kind, number }: CountedEvent): string =>
  `${nonce}:${kind}:${number}`

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** Which shard counts an answer: always the same one, so that its repeats meet. */
export function shardOf(nonce: string, shards: number): number {
  let hash = FNV_OFFSET
  for (let at = 0; at < nonce.length; at += 1)
    hash = Math.imul(hash ^ nonce.charCodeAt(at), FNV_PRIME)
  return (hash >>> 0) % shards
}
