import { useNavigation } from 'react-router'

/** A line at the top of the window while the next page loads. */
export function PendingBar() {
  const isPending = useNavigation().state !== 'idle'
  return (
    <div aria-live="polite" className="fixed inset-x-0 top-0 z-50 print:hidden">
      {isPending ? (
        <div className="h-0.75 overflow-hidden bg-cobalt-soft">
          <div className="h-full w-2/5 animate-indeterminate bg-cobalt" />
          <span className="sr-only">The page is loading</span>
        </div>
      ) : null}
    </div>
  )
}
