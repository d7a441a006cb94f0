import { useEffect, useRef, type ReactNode } from 'react'
import { Callout } from './Callout.tsx'

export interface ProblemBelowProps {
  title: string
  children?: ReactNode
  className?: string
}

/** Height that is enough to notice the problem, px. */
const LEAST_SEEN = 60

/**
 * Why an action failed, below its button: the button and the fields above it do not move. Scrolls
 * into view if necessary, as little as possible.
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
