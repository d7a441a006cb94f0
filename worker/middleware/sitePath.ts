import { createMiddleware } from 'hono/factory'
import { getCookie, setCookie } from 'hono/cookie'
import { sitePath } from '#content/sitePaths.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'
import type { AppEnv } from '../platform/env.ts'

const LOCALE_COOKIE = 'amd_locale'
const YEAR_SECONDS = 365 * 24 * 60 * 60

const hasExtension = (path: string) => /\.[a-z0-9]+$/i.test(path)
const isInternal = (path: string) => path.startsWith('/__') || path.startsWith('/@')

/**
 * Canonical address of a page: with the locale of its text, whatever the prefix was (/EN-us, /de-DE, none), without
 * doubled or trailing slashes. Home is also at /.
 */
export function canonicalPath(
  pathname: string,
  { LOCALE, SUPPORTED_LOCALES, SUPPORTED_LANGUAGES }: Settings,
): string {
  const path = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  if (path === '/' || isInternal(path)) return path
  const [, first = '', ...rest] = path.split('/')
  const prefixes = [...SUPPORTED_LOCALES, ...SUPPORTED_LANGUAGES]
  if (prefixes.some((prefix) => prefix.toLowerCase() === first.toLowerCase())) {
    return ['', LOCALE, ...rest].join('/')
  }
  const prefixed = `/${LOCALE}${path}`
  // Crawlers look for the sitemap at the root too.
  return hasExtension(path) && prefixed !== sitePath('sitemap') ? path : prefixed
}

/**
 * Redirects every other spelling of a page's address to the canonical one, and stores the locale for 365 days
 * (Foundation 2).
 */
export const localePrefix = createMiddleware<AppEnv>(async (c, next) => {
  const settings = c.get('settings')
  const url = new URL(c.req.url)
  const path = canonicalPath(url.pathname, settings)
  if (path !== url.pathname) return c.redirect(path + url.search, 302)
  await next()
  const secure = url.protocol === 'https:'
  const name = secure ? `__Host-${LOCALE_COOKIE}` : LOCALE_COOKIE
  if (getCookie(c, name) !== settings.LOCALE) {
    setCookie(c, name, settings.LOCALE, {
      path: '/',
      maxAge: YEAR_SECONDS,
      sameSite: 'Lax',
      secure,
    })
  }
})
