import { MEDIA_TYPE_SECTIONS, type MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** The locale of the text, which begins the path of every page (Foundation 1). */
export const LOCALE = 'en-US'

/** The booking page of a medium (Catalogue 6). */
const PLAN_PAGE = 'buy-self-service'

/** The parameter of a booking page with the key of the edited cart entry. */
export const EDIT_PARAMETER = 'edit'

/** The section about all media. */
export const ANY_MEDIUM_SECTION = 'online-digital-marketing'

/**
 * Every page of the site, once, by its path after the locale; `:name` is a parameter. Routes,
 * links, heads, access, prerendered files and the URLs in mails are derived from it.
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
  changeCampaign: 'my-orders/:id/change/:lineId',
  approvals: 'approvals',
  approval: 'approval/:id',
  myInvoices: 'my-invoices',
  invoice: 'invoice/:id',
  amendment: 'amendment/:id',
  standingOrders: 'standing-orders',
  standingOrder: 'standing-order/:id',
  upload: 'upload/:id',
  report: 'report/:id',
  sampleReport: 'sample-report',
  stopReportMails: 'report-mails/:key',
  editUser: 'edit-user',
  savedCards: 'saved-cards',
  team: 'team',
  clients: 'team/clients',
  statements: 'statements',
  statement: 'statements/:id',
  teamInvitation: 'team-invitation',
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
  forecasts: 'admin/forecasts',
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

/** A path within the site, for links and redirects. */
export type SitePath = `/${typeof LOCALE}${string}`

type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Others}`
    ? Name | NamesIn<Others>
    : Rest
  : never

/** The parameters of a page's path; none without any. */
type PathParts<Page extends PageName> = [NamesIn<(typeof SITE_PATHS)[Page]>] extends [never]
  ? []
  : [parts: Record<NamesIn<(typeof SITE_PATHS)[Page]>, string>]

const addressOf = (path: string): SitePath => (path === '' ? `/${LOCALE}` : `/${LOCALE}/${path}`)

/** The path of a page: `sitePath('order', { id })` → "/en-US/my-orders/ord_1". */
export function sitePath<Page extends PageName>(page: Page, ...parts: PathParts<Page>): SitePath {
  const values: Record<string, string> = parts[0] ?? {}
  const path = SITE_PATHS[page].replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
  return addressOf(path)
}

/** A page's path for the router, with named parameters. */
export const routePath = (page: PageName): string => addressOf(SITE_PATHS[page]).slice(1)

/** The booking page of a medium; with null, the page for choosing the medium. */
export const planPath = (mediaType: MediaType | null): SitePath =>
  mediaType
    ? sitePath('plan', { section: MEDIA_TYPE_SECTIONS[mediaType] })
    : sitePath('chooseMedium')

/**
 * Whether a path is one of this site's pages, never another site's, whatever was stored or sent.
 */
export const isSitePath = (address: string): address is SitePath =>
  new RegExp(`^/${LOCALE}(/|\\?|$)`).test(address)
