import { Hono } from 'hono'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { AppEnv } from './platform/env.ts'
import { allowedMethods } from './middleware/allowedMethods.ts'
import { withAccount } from './middleware/account.ts'
import { bodyLimits } from './middleware/bodyLimits.ts'
import { bodyRead } from './middleware/bodyRead.ts'
import { uncached } from './middleware/cacheControl.ts'
import { writesAtPrimary } from './middleware/databaseSession.ts'
import { errorResponse, handleError } from './middleware/errors.ts'
import { notifyTabs } from './middleware/notifyTabs.ts'
import { sameOriginWrites } from './middleware/sameOrigin.ts'
import { amendmentRoutes } from './routes/amendments.ts'
import { accountRoutes, advertiserRoutes, billingAddressRoutes } from './routes/account.ts'
import { agencyRoutes } from './routes/agencies.ts'
import { brandKitRoutes } from './routes/brandKits.ts'
import { cartRoutes } from './routes/cart.ts'
import { consultationRoutes, contactFormRoutes } from './routes/contactForm.ts'
import { customerRoutes } from './routes/customers.ts'
import { couponRoutes } from './routes/coupons.ts'
import { couponSeriesRoutes } from './routes/couponSeries.ts'
import { creativeRoutes, lineRoutes, uploadAreaRoutes } from './routes/creatives.ts'
import { productionRoutes } from './routes/productions.ts'
import { reviewRoutes } from './routes/reviews.ts'
import { leadRoutes } from './routes/leads.ts'
import { healthRoutes } from './routes/health.ts'
import { invoiceRoutes } from './routes/invoices.ts'
import {
  emailChangeRoutes,
  emailVerificationRoutes,
  loginRoutes,
  passwordResetRoutes,
  registrationRoutes,
} from './routes/logins.ts'
import { mailedAccessRoutes } from './routes/mailedAccess.ts'
import { countryRoutes, placeRoutes, zipCodeRoutes } from './routes/places.ts'
import { myOrderRoutes } from './routes/myOrders.ts'
import { offerBoardRoutes } from './routes/offerBoard.ts'
import { offerRoutes } from './routes/offers.ts'
import { orderRoutes } from './routes/orders.ts'
import { outlookRoutes } from './routes/outlooks.ts'
import { houseSettingsRoutes } from './routes/houseSettings.ts'
import { inventoryRoutes } from './routes/inventory.ts'
import { productRoutes } from './routes/products.ts'
import { reportMailRoutes, reportRoutes } from './routes/reports.ts'
import { quoteRoutes } from './routes/quotes.ts'
import { deskInvoiceRoutes } from './routes/deskInvoices.ts'
import { deskOrderRoutes, orderViewRoutes } from './routes/deskOrders.ts'
import { staffRoutes } from './routes/staff.ts'
import { searchIndexRoutes } from './routes/searchIndex.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { settingsRoutes } from './routes/settings.ts'
import { slotHoldRoutes } from './routes/slotHolds.ts'
import {
  chatTranscriptRoutes,
  loggedEventRoutes,
  visitorOrderRoutes,
} from './routes/deskArchive.ts'
import { mailSuppressionRoutes } from './routes/mailSuppressions.ts'
import { todayRoutes } from './routes/today.ts'
import { auditLogRoutes } from './routes/auditLog.ts'
import { twoFactorRoutes } from './routes/twoFactor.ts'
import { webhookRoutes } from './routes/webhooks.ts'

/**
 * What catalogue and reports show of it is read near by. Nothing of accounts is among them: where the database stands
 * would tell whether an address has one.
 */
const SHOWN_NEARBY = [
  'orders',
  'lines',
  'creatives',
  'reviews',
  'reports',
  'amendments',
  'desk-orders',
  'desk-invoices',
  'inventory',
].map((resource) => `/${resource}/*`)

/** The API, a resource a line. Mounted at /api. */
export const api = new Hono<AppEnv>()
  .onError(handleError)
  .use(uncached)
  .use(bodyRead)
  .use(sameOriginWrites)
  .use(bodyLimits)
  .use(withAccount)
  .use(notifyTabs)
  .on('ALL', SHOWN_NEARBY, writesAtPrimary)
  .route('/health', healthRoutes)
  .route('/settings', settingsRoutes)
  .route('/places', placeRoutes)
  .route('/countries', countryRoutes)
  .route('/zip-codes', zipCodeRoutes)
  .route('/products', productRoutes)
  .route('/outlooks', outlookRoutes)
  .route('/search-index', searchIndexRoutes)
  .route('/registrations', registrationRoutes)
  .route('/email-verifications', emailVerificationRoutes)
  .route('/logins', loginRoutes)
  .route('/two-factor', twoFactorRoutes)
  .route('/chat-transcripts', chatTranscriptRoutes)
  .route('/logged-events', loggedEventRoutes)
  .route('/audit-log', auditLogRoutes)
  .route('/visitor-orders', visitorOrderRoutes)
  .route('/password-resets', passwordResetRoutes)
  .route('/email-changes', emailChangeRoutes)
  .route('/account', accountRoutes)
  .route('/billing-addresses', billingAddressRoutes)
  .route('/advertisers', advertiserRoutes)
  .route('/sessions', sessionRoutes)
  .route('/contact-form', contactFormRoutes)
  .route('/consultations', consultationRoutes)
  .route('/cart', cartRoutes)
  .route('/coupons', couponRoutes)
  .route('/coupon-series', couponSeriesRoutes)
  .route('/agencies', agencyRoutes)
  .route('/quotes', quoteRoutes)
  .route('/slot-holds', slotHoldRoutes)
  .route('/orders', myOrderRoutes)
  .route('/orders', orderRoutes)
  .route('/invoices', invoiceRoutes)
  .route('/amendments', amendmentRoutes)
  .route('/mailed-access', mailedAccessRoutes)
  .route('/upload-areas', uploadAreaRoutes)
  .route('/upload-areas', brandKitRoutes)
  .route('/lines', lineRoutes)
  .route('/creatives', creativeRoutes)
  .route('/reviews', reviewRoutes)
  .route('/productions', productionRoutes)
  .route('/inventory', inventoryRoutes)
  .route('/report-mails', reportMailRoutes)
  .route('/reports', reportRoutes)
  .route('/leads', leadRoutes)
  .route('/mail-suppressions', mailSuppressionRoutes)
  .route('/today', todayRoutes)
  .route('/offers', offerRoutes)
  .route('/offer-board', offerBoardRoutes)
  .route('/staff', staffRoutes)
  .route('/customers', customerRoutes)
  .route('/house-settings', houseSettingsRoutes)
  .route('/desk-orders', deskOrderRoutes)
  .route('/order-views', orderViewRoutes)
  .route('/desk-invoices', deskInvoiceRoutes)
  .route('/webhooks', webhookRoutes)

const methodsAt = allowedMethods(api.routes)

api.all('*', (c) => {
  const methods = methodsAt(c.req.path)
  if (methods.length > 0) c.header('Allow', methods.join(', '))
  if (methods.length > 0 && c.req.method === 'OPTIONS') return c.body(null, 204)
  const error =
    methods.length > 0
      ? new ProductError('method_not_allowed')
      : new ProductError('not_found', { message: 'There is nothing at this address.' })
  return errorResponse(c, error)
})

/** The type that the browser's typed client is made from. */
export type Api = typeof api
