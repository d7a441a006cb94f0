import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router'
import { GuideColumns } from './layouts/navbar/GuideColumns.tsx'
import { ServerMenu } from './layouts/navbar/ServerMenu.ts'

const STREAM_TIMEOUT_MS = 6_000

/** Streams a page; the Worker passes this response's script nonce in a request header. */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let status = responseStatusCode
  responseHeaders.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers: responseHeaders })
  const nonce = request.headers.get('X-Csp-Nonce') ?? undefined
  let shellRendered = false
  const body = await renderToReadableStream(
    <ServerMenu value={<GuideColumns onFollow={() => {}} />}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </ServerMenu>,
    {
      nonce,
      signal: AbortSignal.timeout(STREAM_TIMEOUT_MS),
      onError(error) {
        status = 500
        if (shellRendered) reportError(error)
      },
    },
  )
  shellRendered = true
  if (isbot(request.headers.get('User-Agent')) || routerContext.isSpaMode) await body.allReady
  return new Response(body, { status, headers: responseHeaders })
}

/** Unknown pages and wrong methods are no news; everything else is logged once. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  reportError(error)
}

function reportError(error: unknown) {
  const shown = error instanceof Error ? (error.stack ?? error.message) : String(error)
  console.error(JSON.stringify({ level: 'error', event: 'page render failed', message: shown }))
}
