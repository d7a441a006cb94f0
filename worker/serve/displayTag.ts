import { FRAME_CACHE } from '#domain/delivery/tags/staticScripts.ts'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { findAdFormat, type AdFormat } from '#domain/catalogue/adFormat.ts'
import { creativesOrigin } from '../adapters/creatives/creativeUrl.ts'
import { serveSettingsOf } from './serveSettings.ts'
import { serveAd } from './serveAd.ts'
import { findProduct } from './bookCache.ts'
import type { FrameResponse } from './browser/frame/frameAd.types.ts'
import FRAME_SCRIPT from 'virtual:script/frame'
import { serveOrigin } from '../adapters/delivery/serveOrigin.ts'
import { readServeRequest, bookRequest, type ServeEnv } from './serveRequest.ts'
import { tagLimit } from './tagLimit.ts'
import { readVisitor, writeVisitor } from './visitorState.ts'

/** Longer than any state that we write. */
const MAX_QUESTION_BYTES = 9_000

/** A visitor's state is short; a longer one is ignored. */
const questionLimit = bodyLimit({
  maxSize: MAX_QUESTION_BYTES,
  onError: (c) => c.body(null, 413, { 'Cache-Control': 'no-store' }),
})

interface Place {
  productId: string
  format: AdFormat & { width: number; height: number }
}

/** Placement of a tag: an existing product and display format; null for anything else. */
async function placeOf(
  c: Context<ServeEnv>,
  productId: string,
  formatId: string,
): Promise<Place | null> {
  const format = findAdFormat(formatId)
  if (!format || format.width === null || format.height === null) return null
  const known = await findProduct(bookRequest(c), productId)
  // While the index can't be read, a tag gets its frame, which falls back to the publisher's own
  // ad.
  if (known !== null && known?.mediaType !== format.mediaType) return null
  return { productId, format: { ...format, width: format.width, height: format.height } }
}

const policyOf = (creatives: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    "connect-src 'self'",
    `img-src ${creatives}`,
    `frame-src ${creatives}`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ')

const SHELL = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Advertisement</title>
<style>html,body{margin:0;overflow:hidden;background:transparent}a,img,iframe{display:block;border:0}</style>
</head>
<body><script src="/frame.js"></script></body>
</html>
`

/**
 * The script tag inserts the frame at its position; without an ad it removes the frame and shows the publisher's own
 * ad.
 */
const scriptTag = (
  origin: string,
  { width, height }: { width: number; height: number },
) => `(() => {
  'use strict'
  const tag = document.currentScript
  const source = new URL(tag.src)
  const frame = document.createElement('iframe')
  frame.width = ${width}
  frame.height = ${height}
  frame.title = 'Advertisement'
  frame.style.border = '0'
  frame.setAttribute('scrolling', 'no')
  addEventListener('message', (event) => {
    if (event.origin !== '${origin}' || event.source !== frame.contentWindow || event.data !== 'amd:empty') return
    frame.remove()
    const own = tag.dataset.fallback && document.querySelector(tag.dataset.fallback)
    if (own) own.hidden = false
  })
  frame.src = '${origin}' + source.pathname.replace(/\\.js$/, '.html') + source.search
  tag.after(frame)
})()
`

/** Responds to the frame's request: the ad, and the visitor's new state. */
async function answerFrame(c: Context<ServeEnv>, { productId, format }: Place): Promise<Response> {
  const settings = serveSettingsOf(c.env)
  const seen = seenIn(await c.req.text())
  const answered = await serveAd(bookRequest(c), settings, {
    ...readServeRequest(c),
    productId,
    mediaType: format.mediaType,
    formatIds: [format.id],
    kind: 'display',
    visitor: seen === null ? null : await readVisitor(settings, seen),
  })
  if (!answered)
    return c.json({ ad: null } satisfies FrameResponse, 200, { 'Cache-Control': 'no-store' })
  const { creative, clickUrl, eventUrl, fileUrl, visitor } = answered
  const click = clickUrl === null ? '' : `?clickTag=${encodeURIComponent(clickUrl)}`
  return c.json(
    {
      ad: {
        kind: creative.kind,
        title: creative.title,
        src: creative.kind === 'html5' ? `${fileUrl}${click}` : fileUrl,
        width: format.width,
        height: format.height,
        click: clickUrl,
        events: { impression: eventUrl('impression'), viewable: eventUrl('viewable') },
      },
      ...(visitor ? { seen: await writeVisitor(settings, visitor) } : {}),
    } satisfies FrameResponse,
    200,
    { 'Cache-Control': 'no-store' },
  )
}

/** The state in a request; null if the visitor cannot store any. */
function seenIn(body: string): string | null {
  try {
    const { seen } = JSON.parse(body) as { seen?: unknown }
    return typeof seen === 'string' ? seen : null
  } catch {
    return null
  }
}

/** Tags for pages and apps: `/t/{product}/{format}.html` in an iframe, `.js` in a script. */
export const displayTags = new Hono<ServeEnv>()
  .get('/frame.js', (c) =>
    c.body(FRAME_SCRIPT, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': FRAME_CACHE,
    }),
  )
  .get('/t/:product/:file', async (c) => {
    const [, formatId = '', ending = ''] = /^(\w+)\.(html|js)$/.exec(c.req.param('file')) ?? []
    const place = await placeOf(c, c.req.param('product'), formatId)
    if (!place) return c.notFound()
    const settings = serveSettingsOf(c.env)
    if (ending === 'js') {
      return c.body(scriptTag(serveOrigin(settings), place.format), 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': FRAME_CACHE,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
    }
    return c.html(SHELL, 200, {
      'Cache-Control': FRAME_CACHE,
      'Content-Security-Policy': policyOf(creativesOrigin(settings)),
    })
  })
  .post('/a/:product/:format', tagLimit, questionLimit, async (c) => {
    const place = await placeOf(c, c.req.param('product'), c.req.param('format'))
    return place ? await answerFrame(c, place) : c.notFound()
  })
