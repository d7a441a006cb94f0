import { GUIDE_LINKS, PLAN_LINKS } from '#content/siteLinks.ts'
import { planPath, sitePath } from '#content/sitePaths.ts'

const LOGIN_PATHS = (
  ['login', 'register', 'forgotPassword', 'resetPassword', 'verifyEmail'] as const
).map((page) => sitePath(page))

/** Whether a page is on the way in, so that no login should lead back to it. */
export const isLoginPage = (pathname: string): boolean =>
  LOGIN_PATHS.some((path) => path === pathname)

const PLAN_PATHS = [planPath(null), ...PLAN_LINKS.map(({ to }) => to)]

/** Which part of the site a page belongs to; marks it in the navigation. */
export function siteAreaOf(pathname: string): 'plan' | 'adCreation' | 'guides' | 'cart' | null {
  if (PLAN_PATHS.some((path) => path === pathname)) return 'plan'
  if (GUIDE_LINKS.some(({ to }) => pathname.startsWith(to))) return 'guides'
  if (pathname.startsWith(sitePath('adCreation'))) return 'adCreation'
  return pathname === sitePath('cart') ? 'cart' : null
}

const FULL_WINDOW = ['desk', 'reviews', 'productions', 'leads', 'offers'] as const

/** The foot of a page: slim where one works (plans, checks out, administers), none where the page fills the window. */
export function footerOf(pathname: string): 'full' | 'slim' | 'none' {
  if (FULL_WINDOW.some((page) => pathname === sitePath(page))) return 'none'
  const area = siteAreaOf(pathname)
  const isWork = area === 'plan' || area === 'cart' || pathname === sitePath('checkout')
  return isWork || pathname.startsWith(sitePath('admin')) ? 'slim' : 'full'
}
