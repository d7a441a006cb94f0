import { Hono } from 'hono'
import { creativesOrigin } from '../adapters/creatives/creativeUrl.ts'
import { serveSettingsOf } from './serveSettings.ts'
import { findProduct } from './bookCache.ts'
import TRY_SCRIPT from 'virtual:script/try'
import { bookRequest, type ServeEnv } from './serveRequest.ts'
import { isSpot } from '#domain/foundation/media/mediaTraits.ts'

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Test of a player's tag</title>
<style>
html,body{margin:0;height:100%;background:#10131a;color:#f7f6f2;font:16px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;min-height:100%;padding:1rem;display:grid;place-content:center;gap:.75rem;text-align:center}
video{max-width:100%;max-height:17rem;background:#000}audio{width:100%}p{margin:0}
</style>
</head>
<body><main><p>Asking …</p></main><script src="/try.js"></script></body>
</html>
`

const RETRY = { 'Cache-Control': 'no-store', 'Retry-After': '5' }

/** Test page of a player's tag, only for our own pages: shows the VAST's file and counts nothing. */
export const tryPages = new Hono<ServeEnv>()
  .get('/try.js', (c) =>
    c.body(TRY_SCRIPT, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  )
  .get('/try/:file', async (c) => {
    const [, productId = ''] = /^(.+)\.html$/.exec(c.req.param('file')) ?? []
    const known = await findProduct(bookRequest(c), productId)
    if (known === null) return c.text('Try again in a moment.', 503, RETRY)
    if (!known || !isSpot(known.mediaType)) return c.notFound()
    const settings = serveSettingsOf(c.env)
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'unsafe-inline'",
      "connect-src 'self'",
      `media-src ${creativesOrigin(settings)}`,
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${new URL(settings.SITE_URL).origin}`,
    ]
    return c.html(PAGE, 200, {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy.join('; '),
      'Referrer-Policy': 'no-referrer',
    })
  })
