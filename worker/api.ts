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
import { amendmentRoutes } from './routes/orders/amendments.ts'
import { agencyClientRoutes, statementRoutes } from './routes/orders/statements.ts'
import { accountRoutes, advertiserRoutes, billingAddressRoutes } from './routes/accounts/account.ts'
import { agencyRoutes } from './routes/sales/agencies.ts'
import { brandKitRoutes } from './routes/creatives/brandKits.ts'
import { cartRoutes } from './routes/commerce/cart.ts'
import { consultationRoutes, contactFormRoutes } from './routes/contact/contactForm.ts'
import { customerRoutes } from './routes/sales/customers.ts'
import { savedCartRoutes } from './routes/commerce/savedCarts.ts'
import { couponRoutes } from './routes/commerce/coupons.ts'
import { couponSeriesRoutes } from './routes/commerce/couponSeries.ts'
import { creativeRoutes, lineRoutes, uploadAreaRoutes } from './routes/creatives/creatives.ts'
import { productionRoutes } from './routes/creatives/productions.ts'
import { reviewRoutes } from './routes/creatives/reviews.ts'
import { leadRoutes } from './routes/sales/leads.ts'
import { healthRoutes } from './routes/foundation/health.ts'
import { invoiceRoutes } from './routes/orders/invoices.ts'
import {
  emailChangeRoutes,
  emailVerificationRoutes,
  loginRoutes,
  passwordResetRoutes,
  registrationRoutes,
} from './routes/accounts/logins.ts'
import { mailedAccessRoutes } from './routes/orders/mailedAccess.ts'
import {
  countryRoutes,
  placeRoutes,
  placeListRoutes,
  zipCodeRoutes,
} from './routes/catalogue/places.ts'
import { myOrderRoutes } from './routes/orders/myOrders.ts'
import { offerBoardRoutes } from './routes/sales/offerBoard.ts'
import { offerRoutes } from './routes/sales/offers.ts'
import { savedCardRoutes } from './routes/orders/savedCards.ts'
import { orderLabelRoutes } from './routes/orders/orderLabels.ts'
import { orderRoutes } from './routes/orders/orders.ts'
import { outlookRoutes } from './routes/planning/outlooks.ts'
import { houseSettingsRoutes } from './routes/foundation/houseSettings.ts'
import { inventoryRoutes } from './routes/catalogue/inventory.ts'
import { productRoutes } from './routes/planning/products.ts'
import { comparisonRoutes } from './routes/reporting/comparisons.ts'
import { reportMailRoutes, reportRoutes } from './routes/reporting/reports.ts'
import { quoteRoutes } from './routes/commerce/quotes.ts'
import { deskForecastRoutes } from './routes/orders/deskForecasts.ts'
import { deskInvoiceRoutes } from './routes/orders/deskInvoices.ts'
import { deskOrderRoutes, orderViewRoutes } from './routes/orders/deskOrders.ts'
import { staffRoutes } from './routes/accounts/staff.ts'
import { searchIndexRoutes } from './routes/foundation/searchIndex.ts'
import { sessionRoutes } from './routes/contact/sessions.ts'
import { settingsRoutes } from './routes/foundation/settings.ts'
import { notificationRoutes } from './routes/accounts/notifications.ts'
import { draftRoutes, sharedDraftRoutes } from './routes/planning/drafts.ts'
import { slotHoldRoutes } from './routes/planning/slotHolds.ts'
import {
  chatTranscriptRoutes,
  loggedEventRoutes,
  visitorOrderRoutes,
  visitRoutes,
} from './routes/contact/deskArchive.ts'
import { mailSuppressionRoutes } from './routes/foundation/mailSuppressions.ts'
import { todayRoutes } from './routes/sales/today.ts'
import { auditLogRoutes } from './routes/sales/auditLog.ts'
import { mailedStandingRoutes, standingOrderRoutes } from './routes/orders/standingOrders.ts'
import { approvalRoutes, mailedApprovalRoutes } from './routes/orders/approvals.ts'
import { teamInvitationRoutes, teamRoutes } from './routes/accounts/team.ts'
import { twoFactorRoutes } from './routes/accounts/twoFactor.ts'
import { webhookRoutes } from './routes/foundation/webhooks.ts'

/**
 * Routes of the catalogue and reports that read a nearby replica. Account routes are excluded: the age of a replica
 * would reveal whether an address has an account.
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

/** The API, one resource per line. Mounted at /api. */
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
  .route('/place-lists', placeListRoutes)
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
  .route('/visits', visitRoutes)
  .route('/visitor-orders', visitorOrderRoutes)
  .route('/password-resets', passwordResetRoutes)
  .route('/email-changes', emailChangeRoutes)
  .route('/account', accountRoutes)
  .route('/team', teamRoutes)
  .route('/team-invitations', teamInvitationRoutes)
  .route('/billing-addresses', billingAddressRoutes)
  .route('/advertisers', advertiserRoutes)
  .route('/cards', savedCardRoutes)
  .route('/sessions', sessionRoutes)
  .route('/contact-form', contactFormRoutes)
  .route('/consultations', consultationRoutes)
  .route('/cart', cartRoutes)
  .route('/saved-carts', savedCartRoutes)
  .route('/order-labels', orderLabelRoutes)
  .route('/coupons', couponRoutes)
  .route('/coupon-series', couponSeriesRoutes)
  .route('/agencies', agencyRoutes)
  .route('/quotes', quoteRoutes)
  .route('/slot-holds', slotHoldRoutes)
  .route('/notifications', notificationRoutes)
  .route('/drafts', draftRoutes)
  .route('/shared-drafts', sharedDraftRoutes)
  .route('/orders', myOrderRoutes)
  .route('/orders', orderRoutes)
  .route('/approvals', approvalRoutes)
  .route('/mailed-approvals', mailedApprovalRoutes)
  .route('/standing-orders', standingOrderRoutes)
  .route('/mailed-standing-orders', mailedStandingRoutes)
  .route('/invoices', invoiceRoutes)
  .route('/amendments', amendmentRoutes)
  .route('/statements', statementRoutes)
  .route('/agency-clients', agencyClientRoutes)
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
  .route('/reports', comparisonRoutes)
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
  .route('/desk-forecasts', deskForecastRoutes)
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

/** Type from which the browser's typed client is built. */
export type Api = typeof api
