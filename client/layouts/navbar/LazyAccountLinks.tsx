import { lazy, Suspense } from 'react'
import { loadWithRetries } from '#client/components/foundation/loadWithRetries.ts'

const AccountLinks = lazy(async () => ({
  default: (await loadWithRetries(() => import('./AccountLinks.tsx'))).AccountLinks,
}))

/** The links of an account; their code comes with the login. */
export function LazyAccountLinks({ onFollow }: { onFollow: () => void }) {
  return (
    <Suspense>
      <AccountLinks onFollow={onFollow} />
    </Suspense>
  )
}
