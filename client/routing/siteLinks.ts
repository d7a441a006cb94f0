import { GUIDE_LINKS, PLAN_LINKS } from '#content/siteLinks.ts'
import { planPath, sitePath } from '#content/sitePaths.ts'

const LOGIN_PATHS = (
  ['login', 'register', 'forgotPassword', 'resetPassword', 'verifyEmail'] as const
).map((page) => sitePath(page))

/** Whether a page belongs to logging in or registering, so that no login should return to it. */
export const isLoginPage = (pathname: string): boolean =>
  LOGIN_PATHS.some((path) => path === pathname)

const PLAN_PATHS = [planPath(null), ...PLAN_LINKS.map(({ to }) => to)]

/** The section that a page belongs to; marks it in the navigation. */
export function siteAreaOf(pathname: string): 'plan' | 'adCreation' | 'guides' | 'cart' | null {
  if (PLAN_PATHS.some((path) => path === pathname)) return 'plan'
  if (GUIDE_LINKS.some(({ to }) => pathname.startsWith(to))) return 'guides'
  if (pathname.startsWith(sitePath('adCreation'))) return 'adCreation'
  return pathname === sitePath('cart') ? 'cart' : null
}

const FULL_WINDOW = ['desk', 'reviews', 'productions', 'leads', 'offers'] as const

/** The footer of a page: slim on pages for work (planning, checkout, admin), none where the page fills the window. */
export function footerOf(pathname: string): 'full' | 'slim' | 'none' {
  if (FULL_WINDOW.some((page) => pathname === sitePath(page))) return 'none'
  const area = siteAreaOf(pathname)
  const isWork = area === 'plan' || area === 'cart' || pathname === sitePath('checkout')
  return isWork || pathname.startsWith(sitePath('admin')) ? 'slim' : 'full'
}
