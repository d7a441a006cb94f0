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
  ? [route(`${LOCALE}/development/primitives`, 'pages/development/PrimitivesPage.tsx')]
  : []

/** One planner for the booking pages of the six media. */
const campaignRoutes = Object.values(MEDIA_TYPE_SECTIONS).map((section) =>
  route(routePath('plan').replace(':section', section), 'pages/planner/PlannerPage.tsx', {
    id: `plan-${section}`,
  }),
)

/** One renderer for the pages of all sections that explain, the overview and what lies under it: a route is loaded by every page. */
const knowledgeRoutes = KNOWLEDGE_SECTIONS.map(({ slug }) =>
  route(
    `${routePath('knowledge').replace(':section', slug)}?`,
    'pages/knowledge/KnowledgePage.tsx',
    {
      id: `knowledge-${slug}`,
    },
  ),
)

/** One renderer for the places of the sections that have them; what lies under it is the place. */
const localRoutes = LOCAL_SECTION_SLUGS.map((section) =>
  route(`${routePath('localHub').replace(':section', section)}/*`, 'pages/local/LocalPage.tsx', {
    id: `local-${section}`,
  }),
)

/** One renderer for what sections sell, product by product, and for the formats that have pages. */
const detailRoutes = [
  ...DETAIL_SECTIONS.map(({ slug, kind }) =>
    route(
      `${routePath('productDetail').replace(':section', slug).replace(':kind', kind)}?`,
      'pages/details/DetailPage.tsx',
      { id: `products-${slug}` },
    ),
  ),
  route(
    routePath('formatDetail').replace(':section', FORMAT_SECTION),
    'pages/details/FormatPage.tsx',
  ),
]

/** The way in, in the login layout. */
const loginRoutes = [
  page('login', 'pages/login/LoginPage.tsx'),
  page('register', 'pages/login/RegistrationPage.tsx'),
  page('verifyEmail', 'pages/login/VerifyEmailPage.tsx'),
  page('forgotPassword', 'pages/login/ForgotPasswordPage.tsx'),
  page('resetPassword', 'pages/login/ResetPasswordPage.tsx'),
  page('confirmEmail', 'pages/login/ConfirmEmailPage.tsx'),
]

/** What runs the house, in its own layout (Accounts 10). */
const adminRoutes = [
  page('admin', 'pages/admin/AdminPage.tsx'),
  page('desk', 'pages/admin/DeskPage.tsx'),
  page('transcripts', 'pages/admin/TranscriptsPage.tsx'),
  page('transcript', 'pages/admin/TranscriptPage.tsx'),
  page('eventLog', 'pages/admin/EventLogPage.tsx'),
  page('auditLog', 'pages/admin/AuditLogPage.tsx'),
  page('reviews', 'pages/admin/ReviewsPage.tsx'),
  page('inventory', 'pages/admin/InventoryPage.tsx'),
  page('avails', 'pages/admin/AvailsPage.tsx'),
  page('importProducts', 'pages/admin/ImportProductsPage.tsx'),
  page('product', 'pages/admin/ProductPage.tsx'),
  page('publisherTags', 'pages/admin/PublisherTagsPage.tsx'),
  page('productions', 'pages/admin/ProductionsPage.tsx'),
  page('leads', 'pages/admin/LeadsPage.tsx'),
  page('adminOrders', 'pages/admin/OrdersPage.tsx'),
  page('adminOrder', 'pages/admin/OrderDeskPage.tsx'),
  page('adminInvoices', 'pages/admin/InvoicesPage.tsx'),
  page('coupons', 'pages/admin/CouponsPage.tsx'),
  page('newCoupons', 'pages/admin/NewCouponsPage.tsx'),
  page('couponSeries', 'pages/admin/CouponSeriesPage.tsx'),
  page('offers', 'pages/admin/OffersPage.tsx'),
  page('agencies', 'pages/admin/AgenciesPage.tsx'),
  page('staff', 'pages/admin/AccountsPage.tsx'),
  page('customers', 'pages/admin/CustomersPage.tsx'),
  page('customer', 'pages/admin/CustomerPage.tsx'),
  page('settings', 'pages/admin/SettingsPage.tsx'),
]

export default [
  layout('layouts/LoginLayout.tsx', loginRoutes),
  layout('layouts/AdminLayout.tsx', adminRoutes),
  layout('layouts/DefaultLayout.tsx', [
    index('pages/home/HomePage.tsx', { id: 'home-root' }),
    route(routePath('home'), 'pages/home/HomePage.tsx', { id: 'home' }),
    page('adCreation', 'pages/adCreation/AdCreationOverviewPage.tsx'),
    page('adCreationPackages', 'pages/adCreation/AdCreationPage.tsx'),
    page('myOrders', 'pages/orders/MyOrdersPage.tsx'),
    page('order', 'pages/orders/OrderPage.tsx'),
    page('myInvoices', 'pages/invoices/MyInvoicesPage.tsx'),
    page('invoice', 'pages/invoices/InvoicePage.tsx'),
    page('amendment', 'pages/amendment/AmendmentPage.tsx'),
    page('upload', 'pages/upload/UploadPage.tsx'),
    page('report', 'pages/report/ReportPage.tsx'),
    page('sampleReport', 'pages/report/SampleReportPage.tsx'),
    page('stopReportMails', 'pages/report/StopMailsPage.tsx'),
    page('cart', 'pages/cart/CartPage.tsx'),
    page('checkout', 'pages/checkout/CheckoutPage.tsx'),
    page('thankYou', 'pages/thankYou/ThankYouPage.tsx'),
    page('editUser', 'pages/editUser/EditUserPage.tsx'),
    page('offer', 'pages/offer/OfferPage.tsx'),
    page('offerThankYou', 'pages/offer/OfferThankYouPage.tsx'),
    page('mediaConsultation', 'pages/consultation/ConsultationPage.tsx'),
    page('regionOptions', 'pages/regionOptions/RegionOptionsPage.tsx'),
    page('credits', 'pages/credits/CreditsPage.tsx'),
    page('terms', 'pages/legal/TermsPage.tsx'),
    page('privacy', 'pages/legal/PrivacyPage.tsx'),
    page('creativePolicy', 'pages/legal/CreativePolicyPage.tsx'),
    layout('layouts/CampaignLayout.tsx', campaignRoutes),
    ...localRoutes,
    ...detailRoutes,
    ...knowledgeRoutes,
    page('chooseMedium', 'pages/planner/ChooseMediaPage.tsx'),
    ...developmentRoutes,
    route('*', 'pages/error/NotFoundPage.tsx'),
  ]),
] satisfies RouteConfig
