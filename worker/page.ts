import type { Context } from 'hono'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { isPrerendered } from '#content/prerenderedPaths.ts'
import { sharePicturePath } from '#content/sharePictures.ts'
import { sitePath } from '#content/sitePaths.ts'
import { dataOfPath } from '#content/structuredData/trails.ts'
import type { AppEnv } from './platform/env.ts'
import { PageData } from './pageData.ts'
import { keepPage, keptPage, NONCE_PLACE } from './keptPages.ts'
import { PageHead } from './pageHead.ts'

let build: ServerBuild | undefined

/** Kept once it is there: an import that several requests wait for belongs to the first of them, and can end with it. */
const renderPage = createRequestHandler(
  async () => (build ??= await import('virtual:react-router/server-build')),
  import.meta.env.MODE,
)

const NONCE_HEADER = 'X-Csp-Nonce'

/** A page built as a file; null when there is none (development). */
async function prerenderedPage(c: Context<AppEnv>): Promise<Response | null> {
  const file = await c.env.ASSETS.fetch(new Request(c.req.url))
  if (!file.ok || !file.headers.get('Content-Type')?.startsWith('text/html')) return null
  const headers = new Headers(file.headers)
  // The nonce differs in every response, so no cache may answer with an older one.
  headers.delete('ETag')
  headers.set('Cache-Control', 'no-cache')
  return new Response(file.body, { status: file.status, headers })
}

/** Home has two addresses; this is the one that counts. */
const publicPath = (path: string) => (path === '/' ? sitePath('home') : path)

/** Its scripts get this response's nonce where they have none: those of a file, which are our own build's. */
function withHead(c: Context<AppEnv>, page: Response, nonce: string, isFile = false): Response {
  const { SITE_URL, ENVIRONMENT } = c.get('settings')
  if (!page.headers.get('Content-Type')?.startsWith('text/html')) return page
  const { origin } = new URL(SITE_URL)
  const head = new PageHead({
    nonce,
    address: origin + publicPath(c.req.path),
    pictureUrl: origin + sharePicturePath(publicPath(c.req.path)),
    isFound: page.ok,
    data: dataOfPath(publicPath(c.req.path)),
  })
  const rewriter = head.rewriter()
  if (isFile)
    rewriter.on('script', { element: (script) => void script.setAttribute('nonce', nonce) })
  const complete = rewriter.transform(page)
  const headers = new Headers(complete.headers)
  // A page may show what belongs to one person: asked for anew each time, and kept by no cache in between.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  // Only the real site is to be found by search.
  if (ENVIRONMENT !== 'production') headers.set('X-Robots-Tag', 'noindex')
  return new Response(complete.body, { status: page.status, headers })
}

/** The page built as a file with this answer's nonce: read and completed by the first request of the isolate for it. */
async function filedPage(c: Context<AppEnv>, nonce: string): Promise<Response | null> {
  const { path } = c.req
  const kept = keptPage(path, nonce)
  if (kept) return kept
  const page = await prerenderedPage(c)
  if (!page) return null
  await keepPage(path, withHead(c, page, NONCE_PLACE, true))
  return keptPage(path, nonce)
}

/** Answers a page request: a prerendered file where there is one, else rendered now. */
export async function servePage(c: Context<AppEnv>): Promise<Response> {
  const nonce = c.get('secureHeadersNonce') ?? ''
  if (c.req.method === 'GET' && isPrerendered(c.req.path, Object.keys(c.req.query()))) {
    const page = await filedPage(c, nonce)
    if (page) return page
  }
  const headers = new Headers(c.req.raw.headers)
  headers.set(NONCE_HEADER, nonce)
  const page = await renderPage(new Request(c.req.raw, { headers }), new PageData(c))
  return withHead(c, page, nonce)
}
