import { Suspense, type ReactNode } from 'react'
import { useSeen } from '../useSeen.ts'

/** A map takes its code and then its ground: both are on their way before a reader has come to it. */
const EARLY = '1200px'

/** The room of a map, whose code comes when the reader has come to it and it is known what to draw. */
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
