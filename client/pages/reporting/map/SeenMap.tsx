import { Suspense, type ReactNode } from 'react'
import { useSeen } from '../useSeen.ts'

/** A map loads its code and then its ground: both start before the reader reaches it. */
const EARLY = '1200px'

/**
 * Reserves the space of a map, whose code loads when the reader scrolls near it and its data are
 * known.
 */
export function SeenMap({ children: draw }: { children: (() => ReactNode) | null }) {
  const { ref, isSeen } = useSeen(EARLY)
  const room = (
    <span className="@container block overflow-hidden print:hidden rounded-card border border-line">
      <span className="flex aspect-[4/3] items-center justify-center bg-sand text-sm text-ink-2 @lg:aspect-[15/8]">
        The map is loading
      </span>
    </span>
  )
  return (
    <div ref={ref}>{draw && isSeen ? <Suspense fallback={room}>{draw()}</Suspense> : room}</div>
  )
}
