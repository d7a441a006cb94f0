import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

const developmentRoutes = import.meta.env.DEV
  ? [route('en-US/development/primitives', 'pages/development/PrimitivesPage.tsx')]
  : []

export default [
  layout('layouts/DefaultLayout.tsx', [
    index('pages/home/HomePage.tsx', { id: 'home-root' }),
    ...prefix('en-US', [
      index('pages/home/HomePage.tsx', { id: 'home' }),
      route('ad-creation', 'pages/adCreation/AdCreationOverviewPage.tsx'),
      route('ad-creation/:slug', 'pages/adCreation/AdCreationPage.tsx'),
      route('cart', 'pages/cart/CartPage.tsx'),
      route('credits', 'pages/credits/CreditsPage.tsx'),
      route('terms', 'pages/legal/TermsPage.tsx'),
      route('privacy', 'pages/legal/PrivacyPage.tsx'),
    ]),
    ...developmentRoutes,
    route('*', 'pages/error/NotFoundPage.tsx'),
  ]),
] satisfies RouteConfig
