import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { AppEnv } from '../platform/env.ts'
import { settingsOf } from '../platform/settings.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The origin of our own pages, whatever the API's host. */
export const siteOrigin = (c: Pick<Context<AppEnv>, 'env'>): string =>
  new URL(settingsOf(c.env).SITE_URL).origin

const comesFromAnotherSite = (request: Request) => {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('Origin')
  return origin !== null && origin !== new URL(request.url).origin
}

/**
 * Unsubscribe address to which a mail program posts its form (RFC 8058): the key in the address is sufficient
 * permission.
 */
const ONE_CLICK = /^\/api\/report-mails\/[^/]+\/stop$/

const isFormPost = (request: Request) => {
  const type = request.headers.get('Content-Type') ?? ''
  return /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)/i.test(type)
}

/**
 * Rejects writes that another site's page could make in a visitor's browser: a foreign Origin, or a body that a plain
 * HTML form can send. Servers that call us (webhooks) send no Origin and sign their body instead.
 */
export const sameOriginWrites = createMiddleware<AppEnv>(async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method)) {
    const isOurs = c.req.header('Origin') === siteOrigin(c) || !comesFromAnotherSite(c.req.raw)
    const isForm = isFormPost(c.req.raw) && !ONE_CLICK.test(c.req.path)
    if (!isOurs || isForm) {
      throw new ProductError('cross_site_request')
    }
  }
  await next()
})
