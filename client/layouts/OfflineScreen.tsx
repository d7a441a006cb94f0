import { WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { TextButton } from '#client/ui/TextButton.tsx'

/** Replaces a page that cannot be fetched offline; the page opens automatically once online. */
export function OfflineScreen({ onStay }: { onStay?: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="page-width flex flex-1 flex-col items-start gap-4 py-16 lg:py-24">
      <WifiOff aria-hidden="true" className="size-10" />
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        No connection
      </h1>
      <p className="max-w-xl text-lg text-ink-2">
        The page opens as soon as you’re back online. Your plans and your cart are kept in this
        browser.
      </p>
      {onStay ? <TextButton onPress={onStay}>Back to where I was</TextButton> : null}
    </div>
  )
}
