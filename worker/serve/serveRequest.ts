import type { Context } from 'hono'
import {
  readStatement,
  type AudienceStatement,
} from '#domain/delivery/selection/audienceStatement.ts'
import type { RequestPlace } from '#domain/delivery/book/requestPlace.ts'
import { PLACE_HEADER } from '#domain/foundation/headerNames.ts'
import { isDeployed } from '#domain/foundation/settings/settings.ts'
import { serveSettingsOf } from './serveSettings.ts'
import { regionOf } from '#domain/foundation/geo/locationHint.ts'
import type { BookRequest } from './bookCache.ts'
import type { ServeEnv } from './eventSource.ts'

export type { ServeEnv } from './eventSource.ts'

/** Request facts for a read of the books. */
export const bookRequest = (c: Context<ServeEnv>): BookRequest => ({
  env: c.env,
  nowMs: Date.now(),
  region: regionOf(c.req.raw.cf),
  waitUntil: (promise) => c.executionCtx.waitUntil(promise),
})

/** Request facts that every response needs. */
export interface ServeRequest {
  nowMs: number
  place: RequestPlace
  statement: AudienceStatement
  isDemo: boolean
  /** A HEAD request: it changes no frequency count and no time of a last request. */
  isHead: boolean
  /**
   * Every running line may respond, whatever its pacing: for a test of a tag, which counts nothing,
   * or a developer who views a demo publisher.
   */
  isEager: boolean
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Location of a request, by Cloudflare's geolocation. */
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

/** A location as developers write it: `US,TX,78701,30.267,-97.743`. */
function statedPlace(stated: string): RequestPlace {
  const [country, regionCode, postalCode, latitude, longitude] = stated.split(',')
  return placeOf({ country, regionCode, postalCode, latitude, longitude })
}

/** Reads a tag's request. On a development machine, `place` and `at` set location and time. */
export function readServeRequest(c: Context<ServeEnv>): ServeRequest {
  const mayChoose = !isDeployed(serveSettingsOf(c.env))
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

/** Location code in tokens: the country, with its region if known. */
export const placeCode = ({ country, stateCode }: RequestPlace): string =>
  country !== '' && stateCode !== '' ? `${country}-${stateCode}` : country
