import {
  index,
  layout,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes'
import { DETAIL_SECTIONS } from '#content/details/detailSections.ts'
import { FORMAT_SECTION } from '#content/details/formatPages.ts'
import { KNOWLEDGE_SECTIONS } from '#content/knowledgeSections.ts'
import { LOCAL_SECTION_SLUGS } from '#content/local/localSections.ts'
import { LOCALE, type PageName, routePath } from '#content/sitePaths.ts'
import { MEDIA_TYPE_SECTIONS } from '#domain/foundation/media/mediaTypes.ts'

/** The component of each page, in the frame that it is shown in; its address is in the book. */
const page = (name: PageName, file: string): RouteConfigEntry => route(routePath(name), file)

const developmentRoutes = import.meta.env.DEV
  ? [route(`${LOCALE}/development/primitives`, 'pages/foundation/development/PrimitivesPage.tsx')]
  : []

/** One planner for the booking pages of the six media. */
const campaignRoutes = Object.values(MEDIA_TYPE_SECTIONS).map((section) =>
  route(routePath('plan').replace(':section', section), 'pages/planning/planner/PlannerPage.tsx', {
    id: `plan-${section}`,
  }),
)

/**
 * One renderer for the guides of all sections, the overview and its subpages, as every page loads
 * each route.
 */
const knowledgeRoutes = KNOWLEDGE_SECTIONS.map(({ slug }) =>
  route(
    `${routePath('knowledge').replace(':section', slug)}?`,
    'pages/planning/knowledge/KnowledgePage.tsx',
    {
      id: `knowledge-${slug}`,
    },
  ),
)

/**
 * One renderer for the places of all sections that have them; the rest of the path is the place.
 */
const localRoutes = LOCAL_SECTION_SLUGS.map((section) =>
  route(
    `${routePath('localHub').replace(':section', section)}/*`,
    'pages/planning/local/LocalPage.tsx',
    {
      id: `local-${section}`,
    },
  ),
)

/** One renderer for the product pages of sections, and for the formats that have pages. */
const detailRoutes = [
  ...DETAIL_SECTIONS.map(({ slug, kind }) =>
    route(
      `${routePath('productDetail').replace(':section', slug).replace(':kind', kind)}?`,
      'pages/planning/details/DetailPage.tsx',
      { id: `products-${slug}` },
    ),
  ),
  route(
    routePath('formatDetail').replace(':section', FORMAT_SECTION),
    'pages/planning/details/FormatPage.tsx',
  ),
]

/** The way in, in the login layout. */
const loginRoutes = [
  page('login', 'pages/accounts/login/LoginPage.tsx'),
  page('register', 'pages/accounts/login/RegistrationPage.tsx'),
  page('verifyEmail', 'pages/accounts/login/VerifyEmailPage.tsx'),
  page('forgotPassword', 'pages/accounts/login/ForgotPasswordPage.tsx'),
  page('resetPassword', 'pages/accounts/login/ResetPasswordPage.tsx'),
  page('teamInvitation', 'pages/accounts/team/TeamInvitationPage.tsx'),
  page('confirmEmail', 'pages/accounts/login/ConfirmEmailPage.tsx'),
]

/** The admin area, in its own layout (Accounts 10). */
const adminRoutes = [
  page('admin', 'pages/sales/admin/today/AdminPage.tsx'),
  page('desk', 'pages/contact/admin/desk/DeskPage.tsx'),
  page('transcripts', 'pages/contact/admin/desk/TranscriptsPage.tsx'),
  page('transcript', 'pages/contact/admin/desk/TranscriptPage.tsx'),
  page('eventLog', 'pages/contact/admin/desk/EventLogPage.tsx'),
  page('auditLog', 'pages/foundation/admin/AuditLogPage.tsx'),
  page('reviews', 'pages/creatives/admin/reviews/ReviewsPage.tsx'),
  page('inventory', 'pages/catalogue/admin/InventoryPage.tsx'),
  page('avails', 'pages/catalogue/admin/AvailsPage.tsx'),
  page('importProducts', 'pages/catalogue/admin/ImportProductsPage.tsx'),
  page('product', 'pages/catalogue/admin/ProductPage.tsx'),
  page('publisherTags', 'pages/catalogue/admin/PublisherTagsPage.tsx'),
  page('productions', 'pages/creatives/admin/productions/ProductionsPage.tsx'),
  page('leads', 'pages/sales/admin/leads/LeadsPage.tsx'),
  page('adminOrders', 'pages/orders/admin/orders/OrdersPage.tsx'),
  page('adminOrder', 'pages/orders/admin/order/OrderDeskPage.tsx'),
  page('adminInvoices', 'pages/orders/admin/invoices/InvoicesPage.tsx'),
  page('forecasts', 'pages/orders/admin/forecasts/ForecastsPage.tsx'),
  page('coupons', 'pages/commerce/admin/CouponsPage.tsx'),
  page('newCoupons', 'pages/commerce/admin/NewCouponsPage.tsx'),
  page('couponSeries', 'pages/commerce/admin/CouponSeriesPage.tsx'),
  page('offers', 'pages/sales/admin/offers/OffersPage.tsx'),
  page('agencies', 'pages/sales/admin/agencies/AgenciesPage.tsx'),
  page('staff', 'pages/accounts/admin/staff/AccountsPage.tsx'),
  page('customers', 'pages/sales/admin/customers/CustomersPage.tsx'),
  page('customer', 'pages/sales/admin/customers/CustomerPage.tsx'),
  page('settings', 'pages/foundation/admin/settings/SettingsPage.tsx'),
]

export default [
  layout('layouts/LoginLayout.tsx', loginRoutes),
  layout('layouts/AdminLayout.tsx', adminRoutes),
  layout('layouts/DefaultLayout.tsx', [
    index('pages/planning/home/HomePage.tsx', { id: 'home-root' }),
    route(routePath('home'), 'pages/planning/home/HomePage.tsx', { id: 'home' }),
    page('adCreation', 'pages/creatives/adCreation/AdCreationOverviewPage.tsx'),
    page('adCreationPackages', 'pages/creatives/adCreation/AdCreationPage.tsx'),
    page('myOrders', 'pages/orders/orders/MyOrdersPage.tsx'),
    page('order', 'pages/creatives/order/OrderPage.tsx'),
    page('approvals', 'pages/orders/approvals/ApprovalsPage.tsx'),
    page('approval', 'pages/orders/approvals/ApprovalPage.tsx'),
    page('standingOrders', 'pages/orders/standing/StandingOrdersPage.tsx'),
    page('standingOrder', 'pages/orders/standing/StandingOrderPage.tsx'),
    page('changeCampaign', 'pages/orders/change/ChangeCampaignPage.tsx'),
    page('myInvoices', 'pages/orders/invoices/MyInvoicesPage.tsx'),
    page('invoice', 'pages/orders/invoices/InvoicePage.tsx'),
    page('amendment', 'pages/orders/amendment/AmendmentPage.tsx'),
    page('upload', 'pages/creatives/upload/UploadPage.tsx'),
    page('report', 'pages/reporting/ReportPage.tsx'),
    page('sampleReport', 'pages/reporting/SampleReportPage.tsx'),
    page('stopReportMails', 'pages/reporting/StopMailsPage.tsx'),
    page('cart', 'pages/commerce/CartPage.tsx'),
    page('drafts', 'pages/planning/drafts/DraftsPage.tsx'),
    page('sharedDraft', 'pages/planning/drafts/SharedDraftPage.tsx'),
    page('checkout', 'pages/orders/checkout/CheckoutPage.tsx'),
    page('thankYou', 'pages/orders/thankYou/ThankYouPage.tsx'),
    page('savedCards', 'pages/orders/cards/SavedCardsPage.tsx'),
    page('editUser', 'pages/accounts/editUser/EditUserPage.tsx'),
    page('team', 'pages/accounts/team/TeamPage.tsx'),
    page('statements', 'pages/orders/statements/StatementsPage.tsx'),
    page('statement', 'pages/orders/statements/StatementPage.tsx'),
    page('clients', 'pages/accounts/clients/ClientsPage.tsx'),
    page('offer', 'pages/sales/offer/OfferPage.tsx'),
    page('offerThankYou', 'pages/sales/offer/OfferThankYouPage.tsx'),
    page('mediaConsultation', 'pages/sales/consultation/ConsultationPage.tsx'),
    page('regionOptions', 'pages/planning/regionOptions/RegionOptionsPage.tsx'),
    page('credits', 'pages/foundation/credits/CreditsPage.tsx'),
    page('terms', 'pages/foundation/legal/TermsPage.tsx'),
    page('privacy', 'pages/foundation/legal/PrivacyPage.tsx'),
    page('creativePolicy', 'pages/foundation/legal/CreativePolicyPage.tsx'),
    layout('layouts/CampaignLayout.tsx', campaignRoutes),
    ...localRoutes,
    ...detailRoutes,
    ...knowledgeRoutes,
    page('chooseMedium', 'pages/planning/planner/ChooseMediaPage.tsx'),
    ...developmentRoutes,
    route('*', 'pages/foundation/error/NotFoundPage.tsx'),
  ]),
] satisfies RouteConfig
