import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'

export interface IconSwitchProps {
  /** Its text alternative: the thing it turns on and off. */
  label: string
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  /** The icon of its present state. */
  children: ReactNode
  className?: string
}

/** A switch with only an icon. */
export function IconSwitch({ label, isSelected, onChange, children, className }: IconSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isSelected}
      aria-label={label}
      title={`${label}: ${isSelected ? 'on' : 'off'}`}
      onClick={() => onChange(!isSelected)}
      className={classNames(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-control transition-colors hover:bg-sand active:bg-line max-sm:size-11 [&_svg]:size-5',
        isSelected ? 'text-cobalt' : 'text-ink',
        className,
      )}
    >
      {children}
    </button>
  )
}
