import './withoutEval.ts'
import bricolageUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtreeUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type LinksFunction,
} from 'react-router'
import { LOCALE } from '#content/sitePaths.ts'
import { pageTitle } from '#content/site.ts'
import { AccountKeeper } from './components/accounts/AccountKeeper.tsx'
import { CallSlot } from './components/contact/contact/CallSlot.tsx'
import { ChatSlot } from './components/contact/chat/ChatSlot.tsx'
import { NotFoundScreen } from './components/foundation/error/NotFoundScreen.tsx'
// All styles of the site are one file.
import './components/foundation/phone/flags.css'
import { useTellListening } from './lateStart/useTellListening.ts'
import { usePendingAddress } from './layouts/pendingAddress.ts'
import { OfflineScreen } from './layouts/OfflineScreen.tsx'
import { useOnceReachable, useOnline } from './layouts/useOnline.ts'
import { SiteFrame } from './layouts/SiteFrame.tsx'
import './theme.css'

const font = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
})

export const links: LinksFunction = () => [
  font(figtreeUrl),
  font(bricolageUrl),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/icon-180.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={LOCALE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f6f2" />
        <Meta />
        {/* Browsers hide nonces from scripts; an empty one is the same before and after hydration. */}
        <Links nonce="" />
      </head>
      <body className="bg-paper font-sans text-ink antialiased">
        {/* The text is US English, and so are its numbers and dates, whatever the browser's
            language. */}
        <I18nProvider locale={LOCALE}>{children}</I18nProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  useTellListening()
  usePendingAddress()
  return (
    <>
      <AccountKeeper />
      <Outlet />
      <CallSlot />
      <ChatSlot />
    </>
  )
}

/** The id under which the server has logged the failure, where it told us. */
function requestIdOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  const told: unknown = error.data
  if (typeof told !== 'object' || told === null || !('requestId' in told)) return undefined
  return typeof told.requestId === 'string' ? told.requestId : undefined
}

const OldBrowserScreen = lazy(() => import('./components/foundation/error/OldBrowserScreen.tsx'))

/** An unknown page or a fatal error shows the error screen (Foundation 5). */
export function ErrorBoundary({ error }: { error: unknown }) {
  const isOnline = useOnline()
  const [isLost] = useState(() => !isOnline && !isRouteErrorResponse(error))
  // The newest of what our pages are built on.
  const isTooOld = !isRouteErrorResponse(error) && !Promise.withResolvers
  // Its code could not be fetched: nothing of it stands that a reload could lose.
  useOnceReachable(isLost ? () => location.reload() : null)
  if (isLost) {
    return (
      <SiteFrame>
        <title>No connection | AdMarket Direct</title>
        <OfflineScreen />
      </SiteFrame>
    )
  }
  if (isTooOld) {
    return (
      <SiteFrame>
        <Suspense>
          <OldBrowserScreen />
        </Suspense>
      </SiteFrame>
    )
  }
  return (
    <>
      <SiteFrame>
        <title>{pageTitle('404 Page not found')}</title>
        <NotFoundScreen requestId={requestIdOf(error)} />
      </SiteFrame>
      <CallSlot />
      <ChatSlot />
    </>
  )
}
