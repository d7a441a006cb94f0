import { MEDIA_TYPE_SECTIONS, type MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** The locale that the text has; it begins the address of every page (Foundation 1). */
export const LOCALE = 'en-US'

/** Where a medium's plan is made (Catalogue 6). */
const PLAN_PAGE = 'buy-self-service'

/** The parameter of a booking page that names the cart's entry which is edited there. */
export const EDIT_PARAMETER = 'edit'

/** The section without a medium of its own. */
export const ANY_MEDIUM_SECTION = 'online-digital-marketing'

/**
 * Every page of the site, once, by its address after the locale; `:name` stands for a part that varies. Routes, links,
 * heads, protection, built files and the addresses in mails follow from it.
 */
export const SITE_PATHS = {
  home: '',
  plan: `:section/${PLAN_PAGE}`,
  chooseMedium: `${ANY_MEDIUM_SECTION}/${PLAN_PAGE}`,
  knowledgeSection: ':section',
  knowledge: ':section/:page',
  localHub: ':section/local-regional',
  productList: ':section/:kind',
  productDetail: ':section/:kind/:id',
  formatDetail: ':section/adformats-specs/:id',
  sitemap: 'sitemap.xml',
  sitemapPart: 'sitemap/:part',
  adCreation: 'ad-creation',
  adCreationPackages: 'ad-creation/:slug',
  cart: 'cart',
  drafts: 'drafts',
  sharedDraft: 'shared-draft/:key',
  checkout: 'checkout',
  thankYou: 'checkout-thank-you',
  offer: 'offer',
  offerThankYou: 'non-binding-offer-thank-you',
  mediaConsultation: 'media-consultation',
  regionOptions: 'ad-options-in-your-region',
  myOrders: 'my-orders',
  order: 'my-orders/:id',
  myInvoices: 'my-invoices',
  invoice: 'invoice/:id',
  amendment: 'amendment/:id',
  upload: 'upload/:id',
  report: 'report/:id',
  sampleReport: 'sample-report',
  stopReportMails: 'report-mails/:key',
  editUser: 'edit-user',
  login: 'login',
  register: 'register',
  verifyEmail: 'verify-email',
  forgotPassword: 'forgotPassword',
  resetPassword: 'reset-password',
  confirmEmail: 'confirm-email',
  admin: 'admin',
  reviews: 'admin/reviews',
  productions: 'admin/productions',
  inventory: 'admin/inventory',
  avails: 'admin/inventory/avails',
  importProducts: 'admin/inventory/import',
  product: 'admin/inventory/:id',
  publisherTags: 'admin/inventory/:id/tags',
  coupons: 'admin/coupons',
  newCoupons: 'admin/coupons/new',
  couponSeries: 'admin/coupons/:id',
  leads: 'admin/leads',
  offers: 'admin/offers',
  agencies: 'admin/agencies',
  staff: 'admin/accounts',
  customers: 'admin/customers',
  customer: 'admin/customers/:id',
  settings: 'admin/settings',
  adminOrders: 'admin/orders',
  adminOrder: 'admin/orders/:id',
  adminInvoices: 'admin/invoices',
  desk: 'admin/chat',
  transcripts: 'admin/transcripts',
  transcript: 'admin/transcripts/:sessionId',
  eventLog: 'admin/events',
  auditLog: 'admin/audit',
  terms: 'terms',
  privacy: 'privacy',
  creativePolicy: 'ad-policy',
  credits: 'credits',
} as const

export type PageName = keyof typeof SITE_PATHS

/** An address within the site, as links and redirects take it. */
export type SitePath = `/${typeof LOCALE}${string}`

type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Others}`
    ? Name | NamesIn<Others>
    : Rest
  : never

/** The parts of a page's address that vary; none where it has none. */
type PathParts<Page extends PageName> = [NamesIn<(typeof SITE_PATHS)[Page]>] extends [never]
  ? []
  : [parts: Record<NamesIn<(typeof SITE_PATHS)[Page]>, string>]

const addressOf = (path: string): SitePath => (path === '' ? `/${LOCALE}` : `/${LOCALE}/${path}`)

/** The address of a page: `sitePath('order', { id })` → "/en-US/my-orders/ord_1". */
export function sitePath<Page extends PageName>(page: Page, ...parts: PathParts<Page>): SitePath {
  const values: Record<string, string> = parts[0] ?? {}
  const path = SITE_PATHS[page].replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
  return addressOf(path)
}

/** A page's address as the router matches it, its varying parts still named. */
export const routePath = (page: PageName): string => addressOf(SITE_PATHS[page]).slice(1)

/** Where a campaign is planned in a medium; with null, where the medium is chosen first. */
export const planPath = (mediaType: MediaType | null): SitePath =>
  mediaType
    ? sitePath('plan', { section: MEDIA_TYPE_SECTIONS[mediaType] })
    : sitePath('chooseMedium')

/** Whether an address is one of this site's pages: never another site's, whatever was stored or sent. */
export const isSitePath = (address: string): address is SitePath =>
  new RegExp(`^/${LOCALE}(/|\\?|$)`).test(address)
