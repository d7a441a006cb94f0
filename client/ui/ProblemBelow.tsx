import { useEffect, useRef, type ReactNode } from 'react'
import { Callout } from './Callout.tsx'

export interface ProblemBelowProps {
  title: string
  children?: ReactNode
  className?: string
}

/**
 * Why a press came to nothing, to stand below what was pressed: that, and the fields above it, stay where they are for the
 * next try. Where it would be out of sight it is scrolled into it, no further.
 */
export function ProblemBelow({ title, children, className }: ProblemBelowProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={box} className={className}>
      <Callout tone="error" title={title}>
        {children}
      </Callout>
    </div>
  )
}
