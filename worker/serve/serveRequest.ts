import type { Context } from 'hono'
import {
  readStatement,
  type AudienceStatement,
} from '#domain/delivery/selection/audienceStatement.ts'
import type { RequestPlace } from '#domain/delivery/book/requestPlace.ts'
import { PLACE_HEADER } from '#domain/foundation/headerNames.ts'
import { isDeployed } from '#domain/foundation/settings/settings.ts'
import { settingsOf } from '../platform/settings.ts'
import { regionOf } from '#domain/foundation/geo/locationHint.ts'
import type { BookRequest } from './bookCache.ts'
import type { ServeEnv } from './eventSource.ts'

export type { ServeEnv } from './eventSource.ts'

/** What a read of the books needs of a request. */
export const bookRequest = (c: Context<ServeEnv>): BookRequest => ({
  env: c.env,
  nowMs: Date.now(),
  region: regionOf(c.req.raw.cf),
  waitUntil: (promise) => c.executionCtx.waitUntil(promise),
})

/** What every answer needs to know of its request. */
export interface ServeRequest {
  nowMs: number
  place: RequestPlace
  statement: AudienceStatement
  isDemo: boolean
  /** A HEAD request: it changes no frequency count and no time of a last request. */
  isHead: boolean
  /**
   * Every line that may run takes the request, whatever its pace: a test of a tag, which counts nothing, or a person in
   * development who looks at a publisher.
   */
  isEager: boolean
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Where a request comes from, by Cloudflare's own facts. */
function placeOf(cf: Record<string, unknown> | undefined): RequestPlace {
  const latitude = Number.parseFloat(text(cf?.['latitude']))
  const longitude = Number.parseFloat(text(cf?.['longitude']))
  return {
    country: text(cf?.['country']),
    stateCode: text(cf?.['regionCode']),
    zipCode: text(cf?.['postalCode']),
    position: Number.isFinite(latitude + longitude) ? { latitude, longitude } : null,
  }
}

/** A place as people who develop state it: `US,TX,78701,30.267,-97.743`. */
function statedPlace(stated: string): RequestPlace {
  const [country, regionCode, postalCode, latitude, longitude] = stated.split(',')
  return placeOf({ country, regionCode, postalCode, latitude, longitude })
}

/** Reads a tag's request. Where nobody else can come, place and moment can be chosen: `place`, `at`. */
export function readServeRequest(c: Context<ServeEnv>): ServeRequest {
  const mayChoose = !isDeployed(settingsOf(c.env))
  const stated = mayChoose ? (c.req.query('place') ?? c.req.header(PLACE_HEADER)) : undefined
  const at = mayChoose ? Date.parse(c.req.query('at') ?? '') : Number.NaN
  const isDemo = c.req.query('demo') === '1'
  return {
    nowMs: Number.isNaN(at) ? Date.now() : at,
    place: stated === undefined ? placeOf(c.req.raw.cf) : statedPlace(stated),
    statement: readStatement((name) => c.req.query(name)),
    isDemo,
    isHead: c.req.method === 'HEAD',
    isEager: isDemo || stated !== undefined,
  }
}

/** A place as tokens have it: the country, with its region where that is known. */
export const placeCode = ({ country, stateCode }: RequestPlace): string =>
  country !== '' && stateCode !== '' ? `${country}-${stateCode}` : country
