import { createMiddleware } from 'hono/factory'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../env.ts'

const LOCALE_COOKIE = 'amd_locale'
const YEAR_SECONDS = 365 * 24 * 60 * 60

const hasExtension = (path: string) => /\.[a-z0-9]+$/i.test(path)

/** Sends a page address without the locale prefix to the one with it, and remembers the locale for 365 days (spec §2, §9). */
export const localePrefix = createMiddleware<AppEnv>(async (c, next) => {
  const { LOCALE } = c.get('settings')
  const url = new URL(c.req.url)
  const isPrefixed = url.pathname === `/${LOCALE}` || url.pathname.startsWith(`/${LOCALE}/`)
  const isInternal = url.pathname.startsWith('/__') || url.pathname.startsWith('/@')
  if (!isPrefixed && !isInternal && url.pathname !== '/' && !hasExtension(url.pathname)) {
    return c.redirect(`/${LOCALE}${url.pathname}${url.search}`, 302)
  }
  await next()
  if (getCookie(c, LOCALE_COOKIE) !== LOCALE) {
    setCookie(c, LOCALE_COOKIE, LOCALE, {
      path: '/',
      maxAge: YEAR_SECONDS,
      sameSite: 'Lax',
      secure: url.protocol === 'https:',
    })
  }
})
