import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchCart } from './analytics/watchCart.ts'
import { openPendingAddress } from './layouts/pendingAddress.ts'
import { maintainCart } from './state/commerce/cart/maintainCart.ts'
import { saveDraftsOnLogin } from './state/planning/drafts/saveOnLogin.ts'
import { watchTranslation } from './translation/watchTranslation.ts'

// Hydration continues: the browser leaves this page only once the other one responds.
openPendingAddress()
watchTranslation()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

maintainCart()
saveDraftsOnLogin()
watchCart()

if (/[?&]amd_banner\b/.test(location.search)) {
  void import('./layouts/intro/showIntro.tsx').then(({ showIntro }) => showIntro())
}

const IDLE_TIMEOUT_MS = 5_000

// Safari has no idle callback; a second is late enough.
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(work, 1_000)
}

whenIdle(() => void import('./analytics/startSite.ts').then(({ startSite }) => startSite()))
