import { lazy, Suspense } from 'react'
import { loadWithRetries } from '#client/components/foundation/loadWithRetries.ts'

const AccountLinks = lazy(() => loadWithRetries(() => import('./AccountLinks.tsx')))

/** The links of an account; their code loads after the login. */
export const LazyAccountLinks = ({ onFollow }: { onFollow: () => void }) => (
  <Suspense>
    <AccountLinks onFollow={onFollow} />
  </Suspense>
)
