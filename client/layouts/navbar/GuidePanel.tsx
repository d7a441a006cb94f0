import { lazy, Suspense, useContext } from 'react'
import { loadWithRetries } from '#client/components/foundation/loadWithRetries.ts'
import { ServerMenu } from './ServerMenu.ts'

const load = async () => ({
  default: (await loadWithRetries(() => import('./GuideColumns.tsx'))).GuideColumns,
})
const GuideColumns = lazy(load)

/** Has the menu of guides at hand before it is opened: its code comes when a hand nears it. */
export const nearGuides = (): void => void load()

/** The wide menu of the head, in the server's answer for who runs no scripts. */
export function GuidePanel({ isOpen, onFollow }: { isOpen: boolean; onFollow: () => void }) {
  const forNoScript = useContext(ServerMenu)
  return (
    <>
      <noscript>{forNoScript}</noscript>
      {isOpen ? (
        <Suspense fallback={<div className="h-132" />}>
          <GuideColumns onFollow={onFollow} />
        </Suspense>
      ) : null}
    </>
  )
}
