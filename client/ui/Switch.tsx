import type { ReactNode } from 'react'
import { Switch as AriaSwitch } from 'react-aria-components/Switch'
import { classNames } from './classNames.ts'

export interface SwitchProps {
  children: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean
  className?: string
}

/** Turns something on or off immediately. */
export function Switch({ children, className, ...props }: SwitchProps) {
  return (
    <AriaSwitch
      {...props}
      className={classNames(
        'group flex min-h-10 items-center gap-3 rounded-[7px] py-1.5 max-sm:min-h-11 disabled:text-ink-3',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="flex h-6 w-10 shrink-0 rounded-full border border-ink-3 bg-ink-3 p-[3px] transition-colors group-selected:border-cobalt group-selected:bg-cobalt group-disabled:border-line-2 group-disabled:bg-line-2"
      >
        <span className="size-4 rounded-full bg-white transition-transform group-selected:translate-x-4" />
      </span>
      <span className="min-w-0 flex-1">{children}</span>
    </AriaSwitch>
  )
}
