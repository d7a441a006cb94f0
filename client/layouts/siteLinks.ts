import { bookingPath } from '#content/bookingPath.ts'
import { mediaPriceLine } from '#content/home.ts'
import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/media/mediaTypes.ts'
import { localePath } from '#client/routing/localePath.ts'

/** The media in the order in which the site offers them. */
const OFFERED: readonly MediaType[] = [
  'dooh',
  'ctv',
  'online_audio',
  'online_video',
  'online_display',
  'mobile_display',
]

/** Where a campaign in each medium is planned. */
export const PLAN_LINKS = OFFERED.map((mediaType) => ({
  mediaType,
  label: MEDIA_TYPE_NAMES[mediaType],
  note: mediaPriceLine(mediaType),
  to: localePath(bookingPath(mediaType) as `/${string}`),
}))

/** Where ads are ordered (spec §2, Ad creation). */
export const AD_CREATION_LINKS = [
  { slug: 'dooh-billboard-design', label: 'Billboard design', mediaType: 'dooh' },
  { slug: 'online-video-spot', label: 'Video spot', mediaType: 'online_video' },
  { slug: 'online-audio-spot', label: 'Audio spot', mediaType: 'online_audio' },
  { slug: 'online-banner', label: 'Online banner', mediaType: 'online_display' },
  { slug: 'mobile-banner', label: 'Mobile banner', mediaType: 'mobile_display' },
].map(({ slug, label, mediaType }) => ({
  label,
  mediaType: mediaType as MediaType,
  to: localePath(`/ad-creation/${slug}`),
}))

export const HOME_PATH = localePath('/')
export const CART_PATH = localePath('/cart')

/** What stands in the foot of every page. */
export const ABOUT_LINKS = [
  { label: 'Terms and conditions', to: localePath('/terms') },
  { label: 'Privacy', to: localePath('/privacy') },
  { label: 'Credits', to: localePath('/credits') },
]

export const LOGIN_PATH = localePath('/login')
export const REGISTER_PATH = localePath('/register')

/** What belongs to a login, in the order of the account menu. A page stands here once it is finished. */
export const ACCOUNT_LINKS: readonly { to: string; label: string }[] = [
  { to: localePath('/my-orders'), label: 'My orders' },
  { to: localePath('/my-invoices'), label: 'My invoices' },
  { to: localePath('/edit-user'), label: 'Account data' },
]

/** The admin area; in the account menu of admins. */
export const ADMIN_PATH = localePath('/admin')
export const DESK_PATH = localePath('/admin/chat')

const LOGIN_PAGES = ['login', 'register', 'forgotPassword', 'reset-password', 'verify-email']

/** Whether a page is on the way in, so that no login should lead back to it. */
export const isLoginPage = (pathname: string): boolean =>
  LOGIN_PAGES.some((page) => pathname === localePath(`/${page}`))

/** Which part of the site a page belongs to; marks it in the navigation. */
export function siteAreaOf(pathname: string): 'plan' | 'adCreation' | 'cart' | null {
  if (pathname.endsWith('/buy-self-service')) return 'plan'
  if (pathname.startsWith(localePath('/ad-creation'))) return 'adCreation'
  return pathname === CART_PATH ? 'cart' : null
}

const WORK_PATHS = new Set([CART_PATH, localePath('/checkout')])

/** The foot of a page: slim where one works (plans, checks out, administers), none where the page fills the window. */
export function footerOf(pathname: string): 'full' | 'slim' | 'none' {
  if (pathname === DESK_PATH) return 'none'
  const isWork = siteAreaOf(pathname) === 'plan' || WORK_PATHS.has(pathname)
  return isWork || pathname.startsWith(ADMIN_PATH) ? 'slim' : 'full'
}
