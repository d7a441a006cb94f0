import { lazy, Suspense, useContext } from 'react'
import { loadWithRetries } from '#client/components/foundation/loadWithRetries.ts'
import { ServerMenu } from './ServerMenu.ts'

const load = async () => ({
  default: (await loadWithRetries(() => import('./GuideColumns.tsx'))).GuideColumns,
})
const GuideColumns = lazy(load)

/** Preloads the guides menu on hover or focus. */
export const nearGuides = (): void => void load()

/** The wide guides menu, part of the server's response for readers without scripts. */
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
