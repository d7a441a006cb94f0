import { WifiOff } from 'lucide-react'
import { useOnline } from './useOnline.ts'

/** Reports that there is no connection, and that the plan is safe. */
export function OfflineNote() {
  const online = useOnline()
  return (
    <div aria-live="polite" className="print:hidden">
      {online ? null : (
        <p className="flex items-center justify-center gap-2 bg-amber px-5 py-2 text-sm font-semibold text-ink">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          You are offline. Your plans and your cart are kept in this browser.
        </p>
      )}
    </div>
  )
}
