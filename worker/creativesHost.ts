import { Hono } from 'hono'
import { serveCreative } from './operations/creatives/serveCreative.ts'
import type { Bindings } from './platform/env.ts'
import { settingsOf } from './platform/settings.ts'
import { creativesOrigin } from './adapters/creativeUrl.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * What customers uploaded runs nowhere near us: no cookie, no storage, no request to anywhere, no window that opens,
 * and only inside our own pages.
 */
const contentSecurityPolicy = (creatives: string, site: string) =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${creatives} 'unsafe-inline' 'unsafe-eval'`,
    `style-src ${creatives} 'unsafe-inline'`,
    `img-src ${creatives} data: blob:`,
    `media-src ${creatives} data: blob:`,
    `font-src ${creatives} data:`,
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${site}`,
  ].join('; ')

/** The creatives' own host: shows the file behind a signed address, and nothing else. */
export const creativesHost = new Hono<{ Bindings: Bindings }>()
  .get('/creatives/:versionId/:signature/:path{.+}', async (c) => {
    const settings = settingsOf(c.env)
    const { versionId, signature, path } = c.req.param()
    const served = await serveCreative(
      { env: c.env, settings },
      {
        versionId,
        signature,
        path,
        isProbed: c.req.query('probe') !== undefined,
        isSaved: c.req.query('download') !== undefined,
        headers: c.req.raw.headers,
      },
    )
    if (!served) return c.notFound()
    const site = new URL(settings.SITE_URL).origin
    const headers = new Headers(served.headers)
    headers.set('Content-Security-Policy', contentSecurityPolicy(creativesOrigin(settings), site))
    headers.set('Cache-Control', IMMUTABLE)
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    headers.set('Referrer-Policy', 'no-referrer')
    headers.set('Access-Control-Allow-Origin', site)
    headers.set('Vary', 'Origin')
    return new Response(served.body, { status: served.status, headers })
  })
  .notFound((c) =>
    c.text('There is nothing at this address.', 404, { 'Cache-Control': 'no-store' }),
  )

/** Whether a request came to the creatives' host. */
export const isForCreativesHost = (request: Request, env: Bindings): boolean =>
  new URL(request.url).hostname === env.CREATIVES_HOST
