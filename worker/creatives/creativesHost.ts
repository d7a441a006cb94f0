import { Hono, type Context } from 'hono'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { serveKitPicture } from '../operations/creatives/brandKits/serveKitPicture.ts'
import type { ServedFile } from '../operations/creatives/creative/files/respondWithFile.ts'
import { serveAdFile } from '../operations/creatives/creative/files/serveAdFile.ts'
import { serveCreative } from '../operations/creatives/creative/files/serveCreative.ts'
import { databaseContext } from '../platform/databaseContext.ts'
import type { Bindings } from '../platform/env.ts'
import { hostHealth } from '../platform/hostHealth.ts'
import { log } from '../platform/log.ts'
import { sampledLog } from '../platform/sampledLog.ts'
import { CLICK_PATH } from '#inspection/html5/clickPath.ts'
import { serveOrigin } from '../adapters/delivery/serveOrigin.ts'
import { creativesSettingsOf } from './creativesSettings.ts'
import {
  creativesOrigin,
  isCreativeSignature,
  readAdAddress,
} from '../adapters/creatives/creativeUrl.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Isolates customers' files: no cookie, no storage, no outgoing requests, and only inside the pages that `ancestors`
 * names. Only an ad opens a window, for its click.
 */
const contentSecurityPolicy = (
  creatives: string,
  { sandbox, ancestors }: { sandbox: string; ancestors: string },
) =>
  [
    `sandbox ${sandbox}`,
    "default-src 'none'",
    `script-src ${creatives} 'unsafe-inline' 'unsafe-eval'`,
    `style-src ${creatives} 'unsafe-inline'`,
    `img-src ${creatives} data: blob:`,
    `media-src ${creatives} data: blob:`,
    `font-src ${creatives} data:`,
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    // "*" matches no opaque origin, which a frame of a banner inside a banner has.
    ...(ancestors === ANYBODY ? [`frame-src ${creatives}`] : [`frame-ancestors ${ancestors}`]),
  ].join('; ')

/** Ancestors of a banner's page: any, including opaque origins. */
const ANYBODY = ''

const AD_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

function fileResponse(
  { status, headers: own, body }: ServedFile,
  { policy, readableBy }: { policy: string; readableBy: string },
): Response {
  const headers = new Headers(own)
  headers.set('Content-Security-Policy', policy)
  headers.set('Cache-Control', IMMUTABLE)
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('Access-Control-Allow-Origin', readableBy)
  headers.set('Vary', 'Origin')
  return new Response(body, { status, headers })
}

/** An ad's file, without the database: its address carries the facts. */
async function adResponse(
  c: Context<{ Bindings: Bindings }>,
  { facts, signature, path }: { facts: string; signature: string; path: string },
): Promise<Response | null> {
  const settings = creativesSettingsOf(c.env)
  const file = await readAdAddress(settings, { facts, signature })
  if (!file) return null
  const { method, headers, url } = c.req.raw
  // Without parameters: one file for every click address.
  const cacheKey = new URL(new URL(url).pathname, url).href
  const waitUntil = (promise: Promise<unknown>) => c.executionCtx.waitUntil(promise)
  const served = await serveAdFile(
    { env: c.env, waitUntil },
    { file, path, cacheKey, method, headers },
  )
  if (!served) return null
  return fileResponse(served, {
    policy: contentSecurityPolicy(creativesOrigin(settings), {
      sandbox: AD_SANDBOX,
      ancestors: /\.html?$/i.test(path) ? ANYBODY : '*',
    }),
    readableBy: '*',
  })
}

/** The creatives' host: serves only files behind signed addresses. */
export const creativesHost = new Hono<{ Bindings: Bindings }>()
  .use(sampledLog(() => 'file'))
  .route('/', hostHealth(creativesSettingsOf))
  .get('/creatives/:versionId/:signature/:path{.+}', async (c) => {
    const settings = creativesSettingsOf(c.env)
    const { versionId, signature, path } = c.req.param()
    const served = await serveCreative(databaseContext(c.env), {
      versionId,
      isSigned: await isCreativeSignature(settings, versionId, signature),
      path,
      isProbed: c.req.query('probe') !== undefined,
      isSaved: c.req.query('download') !== undefined,
      method: c.req.method,
      headers: c.req.raw.headers,
    })
    if (!served) return c.notFound()
    const site = new URL(settings.SITE_URL).origin
    return fileResponse(served, {
      policy: contentSecurityPolicy(creativesOrigin(settings), {
        sandbox: 'allow-scripts',
        ancestors: site,
      }),
      readableBy: site,
    })
  })
  .get(
    '/ads/:facts/:signature/:path{.+}',
    async (c) => (await adResponse(c, c.req.param())) ?? c.notFound(),
  )
  .get(CLICK_PATH, (c) => {
    // 204 keeps the page when a banner's own frame goes there: its script opens the click
    // (inspection/html5/clickWatch).
    const to = c.req.query('to') ?? ''
    const isWindow = (c.req.header('Sec-Fetch-Dest') ?? 'document') === 'document'
    const headers = { 'Cache-Control': 'no-store' }
    if (!isWindow || !to.startsWith(`${serveOrigin(creativesSettingsOf(c.env))}/c?`)) {
      return c.body(null, 204, headers)
    }
    return c.body(null, 302, { ...headers, Location: to, 'Referrer-Policy': 'no-referrer' })
  })
  .get('/brand-kits/:kitId/:role/:sha256/:signature', async (c) => {
    const settings = creativesSettingsOf(c.env)
    const served = await serveKitPicture({ env: c.env, settings }, c.req.param())
    if (!served) return c.notFound()
    const site = new URL(settings.SITE_URL).origin
    return fileResponse(
      {
        status: 200,
        headers: new Headers({ 'Content-Type': served.contentType }),
        body: served.body,
      },
      {
        policy: contentSecurityPolicy(creativesOrigin(settings), {
          sandbox: '',
          ancestors: "'none'",
        }),
        readableBy: site,
      },
    )
  })
  .onError((error, c) => {
    log('error', 'file not served', { message: reasonOf(error) })
    return c.text('Try again in a moment.', 503, {
      'Cache-Control': 'no-store',
      'Retry-After': '1',
    })
  })
  .notFound((c) =>
    c.text('There is nothing at this address.', 404, { 'Cache-Control': 'no-store' }),
  )
