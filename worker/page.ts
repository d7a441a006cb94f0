import type { Context } from 'hono'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { isGuide, isPrerendered, namesSeller, ownInventoryPath } from '#content/prerenderedPaths.ts'
import { sharePicturePath } from '#content/sharePictures.ts'
import { sitePath } from '#content/sitePaths.ts'
import { dataOfPath } from '#content/structuredData/trails.ts'
import type { AppEnv } from './platform/env.ts'
import { PageData } from './pageData.ts'
import { cachePage, cachedPage, NONCE_PLACEHOLDER } from './cachedPages.ts'
import { PageHead } from './pageHead.ts'

let build: ServerBuild | undefined

/** Cached only once complete: a pending import belongs to the request that started it and can end with it. */
const renderPage = createRequestHandler(
  async () => (build ??= await import('virtual:react-router/server-build')),
  import.meta.env.MODE,
)

const NONCE_HEADER = 'X-Csp-Nonce'

/** A prerendered page; null if there is none (development). */
async function prerenderedPage(c: Context<AppEnv>, path: string): Promise<Response | null> {
  const file = await c.env.ASSETS.fetch(new Request(new URL(path, c.req.url)))
  if (!file.ok || !file.headers.get('Content-Type')?.startsWith('text/html')) return null
  const headers = new Headers(file.headers)
  // The nonce differs in every response, so no cache may return an older one.
  headers.delete('ETag')
  headers.set('Cache-Control', 'no-cache')
  return new Response(file.body, { status: file.status, headers })
}

/** Home has two addresses; this is the canonical one. */
const publicPath = (path: string) => (path === '/' ? sitePath('home') : path)

/** Adds this response's nonce to scripts without one: those of a file, from our own build. */
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
  // A page may show personal data: revalidate each time, and keep it out of shared caches.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  // Only production is indexed.
  if (ENVIRONMENT !== 'production') headers.set('X-Robots-Tag', 'noindex')
  return new Response(complete.body, { status: page.status, headers })
}

/** Path of the file with this page: a guide has one for each kind of inventory. */
async function filePath({ req: { path } }: Context<AppEnv>, pageData: PageData): Promise<string> {
  if (!isGuide(path) || (await pageData.sellsExamples())) return path
  return ownInventoryPath(path)
}

/** The prerendered page with this response's nonce: the isolate's first request for it reads and completes it. */
async function filedPage(
  c: Context<AppEnv>,
  pageData: PageData,
  nonce: string,
): Promise<Response | null> {
  const path = await filePath(c, pageData)
  const kept = cachedPage(path, nonce)
  if (kept) return kept
  const page = await prerenderedPage(c, path)
  if (!page) return null
  await cachePage(path, withHead(c, page, NONCE_PLACEHOLDER, true))
  return cachedPage(path, nonce)
}

/** The page rendered now, its scripts with a nonce. */
async function renderedPage(
  c: Context<AppEnv>,
  pageData: PageData,
  nonce: string,
): Promise<Response> {
  const headers = new Headers(c.req.raw.headers)
  headers.set(NONCE_HEADER, nonce)
  const page = await renderPage(new Request(c.req.raw, { headers }), pageData)
  return withHead(c, page, nonce)
}

/** A page that depends only on the seller: rendered once per isolate. */
async function sellerPage(c: Context<AppEnv>, pageData: PageData, nonce: string) {
  const key = `${c.req.path} ${JSON.stringify(pageData.seller())}`
  const kept = cachedPage(key, nonce)
  if (kept) return kept
  const page = await renderedPage(c, pageData, NONCE_PLACEHOLDER)
  if (!page.ok) return null
  await cachePage(key, page)
  return cachedPage(key, nonce)
}

/** Responds to a page request: with a prerendered file if there is one, else by rendering. */
export async function servePage(c: Context<AppEnv>): Promise<Response> {
  const nonce = c.get('secureHeadersNonce') ?? ''
  const pageData = new PageData(c)
  const { method, path } = c.req
  if (method === 'GET' && isPrerendered(path, Object.keys(c.req.query()))) {
    const page = await filedPage(c, pageData, nonce)
    if (page) return page
  }
  if (method === 'GET' && namesSeller(path)) {
    const page = await sellerPage(c, pageData, nonce)
    if (page) return page
  }
  return await renderedPage(c, pageData, nonce)
}
