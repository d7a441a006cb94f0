import { isbot } from 'isbot'
import { CLOCK_TOLERANCE_MS, type DeliveryToken, TOKEN_LIFE_MS } from './deliveryToken.ts'
import { BILLED_KINDS, type EventKind, type Validity } from './eventKind.ts'

/** Names of networks in which no person sits before a page: hosts and clouds, as their operators name them. */
const DATA_CENTRES =
  /\b(amazon(?! prime)|aws|microsoft|azure|google cloud|google llc|googlebot|digitalocean|linode|akamai connected cloud|ovh|hetzner|contabo|vultr|choopa|leaseweb|scaleway|online s\.a\.s|oracle cloud|oracle corporation|alibaba|tencent cloud|m247|datacamp|hostinger|ionos|host ?europe|strato|rackspace|equinix|data ?cent(er|re)|hosting|dedicated servers?|colo(cation)?)\b/i

/**
 * The least time between an answer and what it can bring: half of an ad is seen for a second before it is viewable. The
 * parts of a spot whose length is unknown take those of a short one.
 */
const LEAST_MS: Partial<Record<EventKind, number>> = {
  viewable: 900,
  first_quartile: 250,
  midpoint: 500,
  third_quartile: 750,
  complete: 1_000,
}

/** Which part of a spot is over at an event. Players round, so a tenth is left to them. */
const PLAYED_PART: Partial<Record<EventKind, number>> = {
  first_quartile: 0.25 * 0.9,
  midpoint: 0.5 * 0.9,
  third_quartile: 0.75 * 0.9,
  complete: 0.9,
}

/** No screen changes its slides faster. */
const LEAST_PLAY_MS = 4_000
/** More plays than any token can bring in its life. */
export const MAX_PLAY_NUMBER = TOKEN_LIFE_MS.dooh / LEAST_PLAY_MS

/** What is known of who tells an event. Nothing of it is kept. */
export interface EventSource {
  userAgent: string
  /** The operator of the network (`cf.asOrganization`); empty when unknown. */
  organization: string
  /** Whether the event is over a limit of `EVENT_LIMITS`. */
  isOverRate: boolean
}

/** What a token of ours brings: which event, and when. */
export interface ToldEvent {
  kind: EventKind
  token: Pick<DeliveryToken, 'kind' | 'issuedAt' | 'isDemo' | 'durationMs'>
  isLate: boolean
  /** When it happened; milliseconds since 1970. */
  atMs: number
  /** Which play of its token it is, from 0. */
  number: number
}

/** Whether an event counts, or as which kind of invalid traffic. `countsDemo`: where demo traffic is all there is. */
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

/** Screens report plays from the data centers of their operators, and many at once. */
const isOfPlays = ({ kind }: Pick<DeliveryToken, 'kind'>): boolean => BILLED_KINDS[kind] === 'play'

/** The least time after its answer at which an event can happen. */
function leastMs({ token, kind, number }: ToldEvent): number {
  if (isOfPlays(token)) return number * LEAST_PLAY_MS - CLOCK_TOLERANCE_MS
  const part = PLAYED_PART[kind]
  const ofSpot = part === undefined || !token.durationMs ? 0 : part * token.durationMs
  return Math.max(LEAST_MS[kind] ?? 0, ofSpot)
}

/** A play is told long after it happened, and it happened between its token's beginning and its end. */
const isOutOfTime = ({ token, atMs }: ToldEvent): boolean =>
  atMs < token.issuedAt - CLOCK_TOLERANCE_MS ||
  atMs > token.issuedAt + TOKEN_LIFE_MS[token.kind] + CLOCK_TOLERANCE_MS
