import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

const developmentRoutes = import.meta.env.DEV
  ? [route('en-US/development/primitives', 'pages/development/PrimitivesPage.tsx')]
  : []

export default [
  layout('layouts/DefaultLayout.tsx', [
    index('pages/home/HomePage.tsx', { id: 'home-root' }),
    ...prefix('en-US', [index('pages/home/HomePage.tsx', { id: 'home' })]),
    ...developmentRoutes,
    route('*', 'pages/error/NotFoundPage.tsx'),
  ]),
] satisfies RouteConfig
