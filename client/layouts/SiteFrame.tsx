import { lazy, Suspense, type ReactNode } from 'react'
import { useInventoryState } from '#client/components/catalogue/useInventoryState.ts'
import { ToastArea } from '#client/ui/ToastArea.tsx'
import { Footer, SlimFooter } from './Footer.tsx'
import { Navbar } from './navbar/Navbar.tsx'
import { OfflineScreen } from './OfflineScreen.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { PendingBar } from './PendingBar.tsx'
import { useWantedOffline } from './useWantedOffline.ts'

export interface SiteFrameProps {
  children: ReactNode
  /** In place of the navigation of the site. */
  head?: ReactNode
  /** slim where one works: planning, cart, checkout. With none the content fills the window. */
  footer?: 'full' | 'slim' | 'none'
  /** In place of the slim foot. */
  foot?: ReactNode
}

const NothingForSale = lazy(() => import('#client/components/catalogue/NothingForSale.tsx'))

/** The frame of every page: skip link, navigation, messages, footer. */
export function SiteFrame({ children, head, footer = 'full', foot }: SiteFrameProps) {
  const { wanted, forget } = useWantedOffline()
  const isEmptyShop = useInventoryState() === 'none'
  return (
    <div className={footer === 'none' ? 'flex h-dvh flex-col' : 'flex min-h-dvh flex-col'}>
      <a
        href="#main"
        className="sr-only z-60 rounded-control bg-ink px-4 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to the content
      </a>
      <PendingBar />
      <OfflineNote />
      {head ?? (
        <>
          <Navbar />
          {isEmptyShop ? (
            <Suspense>
              <NothingForSale />
            </Suspense>
          ) : null}
        </>
      )}
      {wanted === null ? null : <OfflineScreen onStay={forget} />}
      {/* The page's content stays mounted, so that a click never loses a half-completed form. */}
      <main
        id="main"
        tabIndex={-1}
        hidden={wanted !== null}
        className="min-h-0 flex-1 outline-none"
      >
        {children}
      </main>
      {footer === 'full' ? <Footer /> : null}
      {footer === 'slim' ? (foot ?? <SlimFooter />) : null}
      <ToastArea />
    </div>
  )
}
