import { Hono } from 'hono'
import { IMAGE_PATH } from '#domain/foundation/image/imageAddress.ts'
import { readImageVariant } from '#domain/foundation/image/imageVariant.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { handleError } from '#worker/middleware/errors.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { countPicture } from '#worker/operations/creatives/images/countPicture.ts'
import { makeImage } from '#worker/operations/creatives/images/makeImage.ts'
import { ownPicture } from '#worker/operations/creatives/images/ownPicture.ts'

/** A day: a picture of the site may be redrawn under its address. */
const KEPT = 'public, max-age=86400'

/**
 * GET /images?src=…&width=…: a picture of our own hosts in its displayed size (Foundation 11). Public, cached at the
 * edge.
 */
export const imageRoutes = new Hono<AppEnv>()
  .onError(handleError)
  .get(IMAGE_PATH, rateLimit('LIMIT_READ', 'image'), async (c) => {
    const variant = readImageVariant(c.req.query())
    if (!variant) throw new ProductError('invalid_format')
    // One cache address per picture, whatever the order of its modifiers.
    const key = new URL(IMAGE_PATH, c.req.url)
    for (const [name, value] of Object.entries(variant)) {
      key.searchParams.set(name, String(value))
    }
    key.searchParams.sort()
    const kept = await caches.default.match(key)
    // A response from the cache has immutable headers.
    if (kept) return new Response(kept.body, kept)
    const picture = await ownPicture(
      { ...databaseContext(c.env), settings: c.get('settings') },
      variant.src,
    )
    if (picture) await countPicture(operationContext(c))
    const made = picture && (await makeImage(c.env, picture, variant))
    if (!made) throw new ProductError('not_found', { message: 'There is no picture to show.' })
    const response = new Response(made.body, {
      headers: { 'Content-Type': `image/${variant.format}`, 'Cache-Control': KEPT },
    })
    c.executionCtx.waitUntil(caches.default.put(key, response.clone()).catch(() => null))
    return response
  })
