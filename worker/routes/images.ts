import { Hono } from 'hono'
import { IMAGE_PATH } from '#domain/image/imageAddress.ts'
import { imageFormat, readImageVariant } from '#domain/image/imageVariant.ts'
import { ProductError } from '#domain/errors/productError.ts'
import type { AppEnv } from '../platform/env.ts'
import { handleError } from '../middleware/errors.ts'
import { rateLimit } from '../middleware/rateLimit.ts'
import { makeImage } from '../operations/images/makeImage.ts'
import { ownPicture } from '../operations/images/ownPicture.ts'

/** A day: a picture of the site may be drawn anew under its address. */
const KEPT = 'public, max-age=86400'

/** GET /images?src=…&width=…: a picture of our own hosts as small as it is shown (spec §7). Public, kept at the edge. */
export const imageRoutes = new Hono<AppEnv>()
  .onError(handleError)
  .get(IMAGE_PATH, rateLimit('LIMIT_READ', 'image'), async (c) => {
    const variant = readImageVariant(c.req.query())
    if (!variant) throw new ProductError('invalid_format')
    const format = imageFormat(variant.format, c.req.header('Accept') ?? '')
    // One picture has one address in the cache, whatever the order of its modifiers and whoever asks.
    const key = new URL(IMAGE_PATH, c.req.url)
    for (const [name, value] of Object.entries({ ...variant, format })) {
      key.searchParams.set(name, String(value))
    }
    key.searchParams.sort()
    const kept = await caches.default.match(key)
    // What the cache gives takes no further headers.
    if (kept) return new Response(kept.body, kept)
    const picture = await ownPicture({ env: c.env, settings: c.get('settings') }, variant.src)
    const made = picture && (await makeImage(c.env, picture, { ...variant, format }))
    if (!made) throw new ProductError('not_found', { message: 'There is no picture to show.' })
    const response = new Response(made.body, {
      headers: { 'Content-Type': `image/${format}`, 'Cache-Control': KEPT, Vary: 'Accept' },
    })
    c.executionCtx.waitUntil(caches.default.put(key, response.clone()).catch(() => null))
    return response
  })
