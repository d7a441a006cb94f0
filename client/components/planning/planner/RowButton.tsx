import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'

interface RowButtonProps {
  start: ReactNode
  end: ReactNode
  onPress: () => void
}

/** A list row that acts as a button. */
export function RowButton({ start, end, onPress }: RowButtonProps) {
  return (
    <Button
      onPress={onPress}
      className="flex min-h-11 w-full items-center justify-between gap-4 rounded-[7px] py-1.5 lg:short:min-h-9 text-left text-[0.9375rem] transition-colors hovered:bg-sand pressed:bg-line"
    >
      <span className="min-w-0">{start}</span>
      <span className="shrink-0 text-right">{end}</span>
    </Button>
  )
}
