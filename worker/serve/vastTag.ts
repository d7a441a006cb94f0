import { Hono, type Context } from 'hono'
import { adFormatsFor } from '#domain/catalogue/adFormat.ts'
import { readDeviceId } from '#domain/delivery/counting/deviceId.ts'
import { isHeard, isSpot } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { serveSettingsOf } from './serveSettings.ts'
import { serveAd } from './serveAd.ts'
import { findProduct } from './bookCache.ts'
import { readServeRequest, bookRequest, type ServeEnv } from './serveRequest.ts'
import { EMPTY_VAST, vastDocument } from '#domain/delivery/tags/vastDocument.ts'
import { tagLimit } from './tagLimit.ts'
import { readDevice, writeDevice } from './visitorState.ts'

/**
 * Many players send credentials, which `*` does not allow. Allowing them is safe: this host sets
 * and reads no cookie.
 */
const readableBy = (origin: string | undefined) =>
  origin === undefined
    ? { 'Access-Control-Allow-Origin': '*' }
    : {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
        Vary: 'Origin',
      }

/** Formats that fit into a break of this many seconds; all without a limit. */
const formatsWithin = (mediaType: MediaType, seconds: number) =>
  adFormatsFor(mediaType)
    .filter(({ maxSeconds }) => !(seconds < (maxSeconds ?? 0)))
    .map(({ id }) => id)

/**
 * The tag of a player: `/v/{product}.xml`, for video, streaming TV and audio. `device`: the player's own device id,
 * for frequency caps; `max`: the seconds of the break.
 */
export const vastTags = new Hono<ServeEnv>().get('/v/:file', tagLimit, async (c) => {
  const [, productId = ''] = /^(.+)\.xml$/.exec(c.req.param('file')) ?? []
  const books = bookRequest(c)
  const known = await findProduct(books, productId)
  if (known === null) return vastResponse(c, EMPTY_VAST)
  if (!known || !isSpot(known.mediaType)) return c.notFound()
  const settings = serveSettingsOf(c.env)
  const device = readDeviceId(c.req.query('device') ?? '')
  const asked = readServeRequest(c)
  const answered = await serveAd(books, settings, {
    ...asked,
    productId,
    mediaType: known.mediaType,
    formatIds: formatsWithin(known.mediaType, Number(c.req.query('max') ?? Number.NaN)),
    kind: 'vast',
    visitor: device === '' ? null : await readDevice(settings, device),
  })
  if (answered?.visitor && !asked.isHead)
    books.waitUntil(writeDevice(settings, device, answered.visitor))
  const content = answered
    ? vastDocument({
        ...answered,
        servingId: answered.token.split('.')[1] ?? '',
        lineId: answered.line.lineId,
        isAudio: isHeard(known.mediaType),
      })
    : EMPTY_VAST
  return vastResponse(c, content)
})

const vastResponse = (c: Context<ServeEnv>, content: string) =>
  c.body(content, 200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'no-store',
    ...readableBy(c.req.header('Origin')),
  })
