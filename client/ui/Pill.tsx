import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { classNames } from './classNames.ts'

const SHAPE =
  'inline-flex items-center gap-2 rounded-full border text-sm font-medium whitespace-nowrap'

export interface PillProps {
  children: ReactNode
  icon?: ReactNode
  /** Shows a cross that removes the choice; `removeLabel` names it. */
  onRemove?: () => void
  removeLabel?: string
  className?: string
}

/** A selected item: a topic, a place, a ZIP. */
export function Pill({ children, icon, onRemove, removeLabel = 'Remove', className }: PillProps) {
  return (
    <span
      className={classNames(
        SHAPE,
        'min-h-10 max-w-full border-line-2 bg-card pl-3.5',
        onRemove ? 'pr-1' : 'pr-3.5',
        className,
      )}
    >
      {icon}
      <span className="min-w-0 truncate">{children}</span>
      {onRemove ? (
        <AriaButton
          onPress={onRemove}
          aria-label={removeLabel}
          className="-my-1 flex size-10 items-center justify-center rounded-full text-ink-2 hovered:text-ink pressed:text-red"
        >
          <X aria-hidden="true" className="size-4" />
        </AriaButton>
      ) : null}
    </span>
  )
}

export interface TogglePillProps {
  children: ReactNode
  icon?: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean
  className?: string
}

/** A pill that is on or off, such as a filter. */
export function TogglePill({ children, icon, className, ...props }: TogglePillProps) {
  return (
    <ToggleButton
      {...props}
      className={classNames(
        SHAPE,
        'min-h-10 border-line-2 bg-card px-3.5 transition-colors max-sm:min-h-11',
        'hovered:border-ink-3 selected:border-ink selected:bg-ink selected:text-white disabled:bg-sand disabled:text-ink-3',
        className,
      )}
    >
      {icon}
      {children}
    </ToggleButton>
  )
}
