import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'

interface BarButtonProps {
  /** A label that is read before its content. */
  label: string
  isExpanded: boolean
  onPress: () => void
  children: ReactNode
}

/** A full-width button that opens something. */
export function BarButton({ label, isExpanded, onPress, children }: BarButtonProps) {
  return (
    <Button
      onPress={onPress}
      aria-expanded={isExpanded}
      aria-haspopup="dialog"
      className="flex min-h-16 w-full items-center gap-4 px-5 py-2.5 focus-visible:-outline-offset-2 pressed:bg-sand"
    >
      <span className="sr-only">{label}: </span>
      {children}
    </Button>
  )
}
