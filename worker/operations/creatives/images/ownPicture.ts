import { creativesOrigin, isCreativeSignature } from '#worker/adapters/creatives/creativeUrl.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { serveCreative } from '../creative/files/serveCreative.ts'

type Context = Pick<OperationContext, 'env' | 'db' | 'settings'>

const CREATIVE_PATH = /^\/creatives\/([^/]+)\/([^/]+)\/file$/
const SITE_PICTURE = /^\/[\w./-]+\.(?:png|jpe?g|webp|gif|avif)$/i

/**
 * The file behind a picture's address on the site or the creatives' host. Reads it from storage without fetching, so
 * that nobody can make us call another host; null for every other address.
 */
export async function ownPicture(context: Context, src: string): Promise<Response | null> {
  const { env, settings } = context
  const site = new URL(settings.SITE_URL).origin
  const url = URL.parse(src, site)
  if (url?.origin === creativesOrigin(settings)) return await creativePicture(context, url)
  if (url?.origin !== site || !SITE_PICTURE.test(url.pathname)) return null
  const file = await env.ASSETS.fetch(new Request(site + url.pathname))
  return file.ok && file.headers.get('Content-Type')?.startsWith('image/') ? file : null
}

async function creativePicture(context: Context, url: URL): Promise<Response | null> {
  const [, versionId = '', signature = ''] = CREATIVE_PATH.exec(url.pathname) ?? []
  const served = await serveCreative(context, {
    versionId,
    isSigned: await isCreativeSignature(context.settings, versionId, signature),
    path: 'file',
    isProbed: false,
    isSaved: false,
    method: 'GET',
    headers: new Headers(),
  })
  const isPicture = served?.headers.get('Content-Type')?.startsWith('image/')
  return served && isPicture ? new Response(served.body, { headers: served.headers }) : null
}
