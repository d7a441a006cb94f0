import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('layouts/DefaultLayout.tsx', [
    index('pages/home/HomePage.tsx', { id: 'home-root' }),
    ...prefix('en-US', [index('pages/home/HomePage.tsx', { id: 'home' })]),
    route('*', 'pages/error/NotFoundPage.tsx'),
  ]),
] satisfies RouteConfig
