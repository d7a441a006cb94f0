import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'
import { ANY_MEDIUM_SECTION } from '#content/bookingPath.ts'
import { MEDIA_TYPE_SECTIONS } from '#domain/media/mediaTypes.ts'

const developmentRoutes = import.meta.env.DEV
  ? [route('en-US/development/primitives', 'pages/development/PrimitivesPage.tsx')]
  : []

/** One planner for the booking pages of the six media. */
const campaignRoutes = Object.values(MEDIA_TYPE_SECTIONS).map((section) =>
  route(`${section}/buy-self-service`, 'pages/planner/PlannerPage.tsx', { id: `plan-${section}` }),
)

/** The way in, in the login layout (spec §2). */
const loginRoutes = prefix('en-US', [
  route('login', 'pages/login/LoginPage.tsx'),
  route('register', 'pages/login/RegistrationPage.tsx'),
  route('verify-email', 'pages/login/VerifyEmailPage.tsx'),
  route('forgotPassword', 'pages/login/ForgotPasswordPage.tsx'),
  route('reset-password', 'pages/login/ResetPasswordPage.tsx'),
  route('confirm-email', 'pages/login/ConfirmEmailPage.tsx'),
])

export default [
  layout('layouts/LoginLayout.tsx', loginRoutes),
  layout('layouts/DefaultLayout.tsx', [
    index('pages/home/HomePage.tsx', { id: 'home-root' }),
    ...prefix('en-US', [
      index('pages/home/HomePage.tsx', { id: 'home' }),
      route('ad-creation', 'pages/adCreation/AdCreationOverviewPage.tsx'),
      route('ad-creation/:slug', 'pages/adCreation/AdCreationPage.tsx'),
      route('my-orders', 'pages/orders/MyOrdersPage.tsx'),
      route('my-orders/:id', 'pages/orders/OrderPage.tsx'),
      route('my-invoices', 'pages/invoices/MyInvoicesPage.tsx'),
      route('invoice/:id', 'pages/invoices/InvoicePage.tsx'),
      route('cart', 'pages/cart/CartPage.tsx'),
      route('checkout', 'pages/checkout/CheckoutPage.tsx'),
      route('checkout-thank-you', 'pages/thankYou/ThankYouPage.tsx'),
      route('edit-user', 'pages/editUser/EditUserPage.tsx'),
      route('admin', 'pages/admin/AdminPage.tsx'),
      route('admin/chat', 'pages/admin/DeskPage.tsx'),
      route('admin/transcripts', 'pages/admin/TranscriptsPage.tsx'),
      route('admin/transcripts/:sessionId', 'pages/admin/TranscriptPage.tsx'),
      route('admin/events', 'pages/admin/EventLogPage.tsx'),
      route('credits', 'pages/credits/CreditsPage.tsx'),
      route('terms', 'pages/legal/TermsPage.tsx'),
      route('privacy', 'pages/legal/PrivacyPage.tsx'),
      layout('layouts/CampaignLayout.tsx', campaignRoutes),
      route(`${ANY_MEDIUM_SECTION}/buy-self-service`, 'pages/planner/ChooseMediaPage.tsx'),
    ]),
    ...developmentRoutes,
    route('*', 'pages/error/NotFoundPage.tsx'),
  ]),
] satisfies RouteConfig
