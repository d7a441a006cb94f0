import { useEffect, useRef, type ReactNode } from 'react'
import { Callout } from './Callout.tsx'

export interface ProblemBelowProps {
  title: string
  children?: ReactNode
  className?: string
}

/** As much of it as tells that something went wrong (px). */
const LEAST_SEEN = 60

/**
 * Why a press came to nothing, to stand below what was pressed: that, and the fields above it, stay where they are for the
 * next try. Where it would be out of sight it is scrolled into it, no further.
 */
export function ProblemBelow({ title, children, className }: ProblemBelowProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const top = box.current?.getBoundingClientRect().top ?? 0
    if (top + LEAST_SEEN > innerHeight) box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className={className}>
      <Callout tone="error" title={title}>
        {children}
      </Callout>
    </div>
  )
}
