import { mediaPriceLine } from '#content/home.ts'
import { KNOWLEDGE_SECTIONS } from '#content/knowledgePaths.ts'
import { planPath, sitePath } from '#content/sitePaths.ts'
import type { AdCreationSlug } from '#domain/catalogue/adCreationPackage.ts'
import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/media/mediaTypes.ts'

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
  to: planPath(mediaType),
}))

/** The sections that explain, those that there are. */
export const GUIDE_LINKS = KNOWLEDGE_SECTIONS.map(({ slug, name, mediaType }) => ({
  label: name,
  mediaType,
  to: sitePath('knowledgeSection', { section: slug }),
}))

const AD_CREATION: readonly [AdCreationSlug, MediaType, string][] = [
  ['dooh-billboard-design', 'dooh', 'Billboard design'],
  ['online-video-spot', 'online_video', 'Video spot'],
  ['online-audio-spot', 'online_audio', 'Audio spot'],
  ['online-banner', 'online_display', 'Online banner'],
  ['mobile-banner', 'mobile_display', 'Mobile banner'],
]

/** Where ads are ordered (spec §2, Ad creation). */
export const AD_CREATION_LINKS = AD_CREATION.map(([slug, mediaType, label]) => ({
  label,
  mediaType,
  to: sitePath('adCreationPackages', { slug }),
}))

/** What stands in the foot of every page. */
export const ABOUT_LINKS = [
  { label: 'Media consultation', to: sitePath('mediaConsultation') },
  { label: 'Ad options in your region', to: sitePath('regionOptions') },
  { label: 'Terms and conditions', to: sitePath('terms') },
  { label: 'Privacy', to: sitePath('privacy') },
  { label: 'Ad policy', to: sitePath('creativePolicy') },
  { label: 'Credits', to: sitePath('credits') },
]

/** What belongs to a login, in the order of the account menu. */
export const ACCOUNT_LINKS = [
  { label: 'My orders', to: sitePath('myOrders') },
  { label: 'My invoices', to: sitePath('myInvoices') },
  { label: 'Account data', to: sitePath('editUser') },
]

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

const FULL_WINDOW = ['desk', 'reviews', 'productions', 'leads'] as const

/** The foot of a page: slim where one works (plans, checks out, administers), none where the page fills the window. */
export function footerOf(pathname: string): 'full' | 'slim' | 'none' {
  if (FULL_WINDOW.some((page) => pathname === sitePath(page))) return 'none'
  const area = siteAreaOf(pathname)
  const isWork = area === 'plan' || area === 'cart' || pathname === sitePath('checkout')
  return isWork || pathname.startsWith(sitePath('admin')) ? 'slim' : 'full'
}
