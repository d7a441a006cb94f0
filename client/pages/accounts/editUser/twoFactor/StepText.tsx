import { useEffect, useRef, type ReactNode } from 'react'

/**
 * The text of a dialog's step; takes the focus when the step appears, so that screen readers
 * continue there.
 */
export function StepText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p ref={text} tabIndex={-1} className="text-ink-2 outline-none">
      {children}
    </p>
  )
}
