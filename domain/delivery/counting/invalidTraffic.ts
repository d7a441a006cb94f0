import { isbot } from 'isbot'
import { CLOCK_TOLERANCE_MS, type DeliveryToken, TOKEN_LIFE_MS } from './deliveryToken.ts'
import { BILLED_KINDS, type EventKind, type Validity } from './eventKind.ts'

/** Names of hosting and cloud networks, by their operators' own names: no person browses from one. */
const DATA_CENTRES =
  /\b(amazon(?! prime)|aws|microsoft|azure|google cloud|google llc|googlebot|digitalocean|linode|akamai connected cloud|ovh|hetzner|contabo|vultr|choopa|leaseweb|scaleway|online s\.a\.s|oracle cloud|oracle corporation|alibaba|tencent cloud|m247|datacamp|hostinger|ionos|host ?europe|strato|rackspace|equinix|data ?cent(er|re)|hosting|dedicated servers?|colo(cation)?)\b/i

/**
 * The minimum time between an ad response and its events: half of an ad must be visible for a
 * second. An ad of unknown duration gets the times of a short one.
 */
const LEAST_MS: Partial<Record<EventKind, number>> = {
  viewable: 900,
  first_quartile: 250,
  midpoint: 500,
  third_quartile: 750,
  complete: 1_000,
}

/**
 * The share of a video or audio ad that has played at an event. A tenth of tolerance covers
 * players' rounding.
 */
const PLAYED_PART: Partial<Record<EventKind, number>> = {
  first_quartile: 0.25 * 0.9,
  midpoint: 0.5 * 0.9,
  third_quartile: 0.75 * 0.9,
  complete: 0.9,
}

/** The minimum duration of a screen's slide. */
const LEAST_PLAY_MS = 4_000
/** More plays than any token can have in its life. */
export const MAX_PLAY_NUMBER = TOKEN_LIFE_MS.dooh / LEAST_PLAY_MS

/** The facts about an event's sender. None of them are stored. */
export interface EventSource {
  userAgent: string
  /** The operator of the network (`cf.asOrganization`); empty when unknown. */
  organization: string
  /** Whether the event is over a limit of `EVENT_LIMITS`. */
  isOverRate: boolean
}

/** The content of one of our tokens: which event, and when. */
export interface ToldEvent {
  kind: EventKind
  token: Pick<DeliveryToken, 'kind' | 'issuedAt' | 'isDemo' | 'durationMs'>
  isLate: boolean
  /** When it happened; milliseconds since 1970. */
  atMs: number
  /** The number of the play within its token, from 0. */
  number: number
}

/** The validity of an event, or its kind of invalid traffic. `countsDemo`: where all traffic is demo traffic. */
export function validityOf(told: ToldEvent, source: EventSource, countsDemo: boolean): Validity {
  const { token } = told
  if (token.isDemo && !countsDemo) return 'demo'
  if (told.isLate || isOutOfTime(told)) return 'late'
  const isPlayed = isOfPlays(token)
  if (!isPlayed && isbot(source.userAgent)) return 'crawler'
  if (!isPlayed && DATA_CENTRES.test(source.organization)) return 'data_centre'
  const isRateKnown = !token.isDemo && !isPlayed
  if (isRateKnown && source.isOverRate) return 'impossible_rate'
  const earliestMs = token.issuedAt + leastMs(told)
  return told.atMs < earliestMs ? 'impossible_rate' : 'valid'
}

/** Screens report plays from their operators' data centers, and many at once. */
const isOfPlays = ({ kind }: Pick<DeliveryToken, 'kind'>): boolean => BILLED_KINDS[kind] === 'play'

/** The minimum time of an event after its ad response. */
function leastMs({ token, kind, number }: ToldEvent): number {
  if (isOfPlays(token)) return number * LEAST_PLAY_MS - CLOCK_TOLERANCE_MS
  const part = PLAYED_PART[kind]
  const ofSpot = part === undefined || !token.durationMs ? 0 : part * token.durationMs
  return Math.max(LEAST_MS[kind] ?? 0, ofSpot)
}

/** A play is reported long after it happened, but it happened within its token's life. */
const isOutOfTime = ({ token, atMs }: ToldEvent): boolean =>
  atMs < token.issuedAt - CLOCK_TOLERANCE_MS ||
  atMs > token.issuedAt + TOKEN_LIFE_MS[token.kind] + CLOCK_TOLERANCE_MS
