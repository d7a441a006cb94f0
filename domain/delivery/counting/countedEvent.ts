import { shardOfText } from '#domain/foundation/ids/shardOfText.ts'
import {
  type AnswerKind,
  ANSWER_KINDS,
  type EventKind,
  EVENT_KINDS,
  type Validity,
  VALIDITIES,
} from './eventKind.ts'

import type { ScreenLoop } from './deliveryToken.ts'

/** The dimensions of hourly counts. */
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

/** An event as counted and stored in the raw log: its subject, without any data of the person. */
export interface CountedEvent extends CountKey {
  /** The nonce of the ad response; empty for events without a valid token. */
  nonce: string
  /** The number of a play of a billboard's token; 0 for all other events. */
  number: number
  answer: AnswerKind
  screenId: string
  /** When it happened and when its ad response was given; milliseconds since 1970. */
  atMs: number
  issuedAtMs: number
  /** For a play: its limits. Not part of the raw log. */
  loop?: ScreenLoop | undefined
  /** For a counted play: the screen turns that it took. */
  turns?: readonly string[] | undefined
}

/** The outcome of a reported event. */
export type CountOutcome = 'counted' | 'repeated'

const HOUR_LENGTH = 'YYYY-MM-DDTHH'.length

/** The UTC hour of an instant, in the rollups' format. */
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

/** Parses the output of `countKeyText`. */
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

/** Parses an event from a line of the raw log. Raises for an invalid line. */
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

/** An event's identity: its ad response, its kind, and the number of the play. */
export const eventId = ({ nonce, kind, number }: CountedEvent): string =>
  `${nonce}:${kind}:${number}`

/** The shard that counts an ad response: always the same one, so that repeats meet. */
export const shardOf = (nonce: string, shards: number): number => shardOfText(nonce, shards)
