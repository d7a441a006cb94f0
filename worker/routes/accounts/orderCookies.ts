import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60
const NAME = /^(?:__Host-)?amd_ord_[0-9A-Za-z]{24}$/

const isHttps = (c: Context) => new URL(c.req.url).protocol === 'https:'

/** Over https with a name that no other host can set. */
const nameOf = (c: Context, orderId: string) =>
  isHttps(c) ? `__Host-amd_${orderId}` : `amd_${orderId}`

const options = (c: Context): CookieOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Lax',
  secure: isHttps(c),
})

/** Key of a guest's order placed in this browser. */
export const orderCookie = (c: Context, orderId: string): string | undefined =>
  getCookie(c, nameOf(c, orderId))

/** Stores the key of a guest's order in the browser that placed it. */
export function setOrderCookie(c: Context, orderId: string, accessKey: string): void {
  setCookie(c, nameOf(c, orderId), accessKey, { ...options(c), maxAge: THIRTY_DAYS_SECONDS })
}

/** Deletes every order's key from this browser. */
export function dropOrderCookies(c: Context): void {
  for (const name of Object.keys(getCookie(c))) {
    if (NAME.test(name)) deleteCookie(c, name, options(c))
  }
}
