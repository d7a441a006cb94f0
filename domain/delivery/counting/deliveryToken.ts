import { ANSWER_KINDS, type AnswerKind } from './eventKind.ts'

/** The signed content of an ad response, so that each of its events can be counted once and for its line. */
export interface DeliveryToken {
  v: 1
  lineId: string
  versionId: string
  productId: string
  formatId: string
  /** ISO country, with `-` and the region's code if known; empty if unknown. */
  place: string
  /** The screen of a billboard's play. */
  screenId?: string
  kind: AnswerKind
  /** Unique to this ad response. */
  nonce: string
  /** Milliseconds since 1970. */
  issuedAt: number
  /** From demo traffic. */
  isDemo?: boolean
  /** The duration of a video or audio ad. */
  durationMs?: number
  /** The screen's loop, and the number of its slots that the line has in the week of the play. */
  loop?: ScreenLoop
}

/** The limits on a line's plays on a screen. */
export interface ScreenLoop {
  slotSeconds: number
  loopSlots: number
  /** Slots of the loop that the line has. */
  slots: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long after the ad response its events are counted. */
export const TOKEN_LIFE_MS: Record<AnswerKind, number> = {
  display: 2 * HOUR_MS,
  vast: 24 * HOUR_MS,
  dooh: 72 * HOUR_MS,
}

/** The maximum difference between our machines' clocks. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS
/** Events of an older token are rejected: not even counted as late. */
const FORGOTTEN_MS = 35 * 24 * HOUR_MS

/** Longer than any real token, so that larger input is never parsed. */
export const MAX_TOKEN_LENGTH = 512

/** The age class of a token for its kind; `impossible` when it cannot be ours, whatever its signature. */
export function tokenAge(
  { kind, issuedAt }: Pick<DeliveryToken, 'kind' | 'issuedAt'>,
  nowMs: number,
): 'good' | 'late' | 'impossible' {
  const ageMs = nowMs - issuedAt
  if (ageMs < -CLOCK_TOLERANCE_MS || ageMs > FORGOTTEN_MS) return 'impossible'
  return ageMs <= TOKEN_LIFE_MS[kind] ? 'good' : 'late'
}

/** The payload of a token as text: a list, since names would make each address a third longer. */
export function writeTokenPayload(token: DeliveryToken, keyId: string): string {
  return JSON.stringify([
    token.v,
    keyId,
    token.lineId,
    token.versionId,
    token.productId,
    token.formatId,
    token.place,
    token.screenId ?? '',
    ANSWER_KINDS.indexOf(token.kind),
    token.nonce,
    token.issuedAt,
    writeLimits(token),
  ])
}

/**
 * The limits on an ad's events: 1 for demo traffic, a video or audio ad's milliseconds as text, or
 * a screen's loop as `seconds:slots:own slots`. All share one position, so that an older version
 * can read the token too.
 */
function writeLimits({ isDemo, durationMs, loop }: DeliveryToken): number | string {
  if (isDemo) return 1
  if (loop) return `${loop.slotSeconds}:${loop.loopSlots}:${loop.slots}`
  return durationMs === undefined ? 0 : `${durationMs}`
}

const LOOP = /^(\d{1,4}):(\d{1,3}):(\d{1,3})$/
const DURATION = /^\d{1,8}$/

function readLimits(limits: unknown): Pick<DeliveryToken, 'isDemo' | 'durationMs' | 'loop'> {
  if (limits === 1) return { isDemo: true }
  if (typeof limits !== 'string') return {}
  if (DURATION.test(limits)) return { durationMs: Number(limits) }
  const [slotSeconds = 0, loopSlots = 0, slots = 0] = LOOP.exec(limits)?.slice(1).map(Number) ?? []
  return slotSeconds * loopSlots * slots > 0 ? { loop: { slotSeconds, loopSlots, slots } } : {}
}

const TEXTS = 7
const NONCE = /^[\w-]{8,32}$/

/** Parses the output of `writeTokenPayload`; null for anything else. Does not verify its origin. */
export function readTokenPayload(text: string): { token: DeliveryToken; keyId: string } | null {
  let parts: unknown
  try {
    parts = JSON.parse(text)
  } catch {
    return null
  }
  if (!Array.isArray(parts) || parts.length !== 12 || parts[0] !== 1) return null
  const texts: unknown[] = parts.slice(1, 1 + TEXTS)
  const [kindIndex, nonce, issuedAt, limits]: unknown[] = parts.slice(1 + TEXTS)
  if (!texts.every((part) => typeof part === 'string')) return null
  const kind = typeof kindIndex === 'number' ? ANSWER_KINDS[kindIndex] : undefined
  if (kind === undefined || typeof nonce !== 'string' || !NONCE.test(nonce)) return null
  if (typeof issuedAt !== 'number' || !Number.isSafeInteger(issuedAt)) return null
  const [keyId, lineId, versionId, productId, formatId, place, screenId] = texts as FixedTexts
  const token: DeliveryToken = {
    v: 1,
    lineId,
    versionId,
    productId,
    formatId,
    place,
    ...(screenId === '' ? {} : { screenId }),
    kind,
    nonce,
    issuedAt,
    ...readLimits(limits),
  }
  return { token, keyId }
}

type FixedTexts = [string, string, string, string, string, string, string]
