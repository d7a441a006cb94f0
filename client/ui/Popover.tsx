import type { ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { classNames } from './classNames.ts'
import { FLOATING } from './controlStyles.ts'

export interface PopoverProps {
  /** A Button or IconButton that opens it. */
  trigger: ReactNode
  /** Names the content for screen readers. */
  label: string
  children: ReactNode
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'top end'
  className?: string
}

/** Content next to a button that opens it. */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  className,
  ...open
}: PopoverProps) {
  return (
    <DialogTrigger {...open}>
      {trigger}
      <AriaPopover
        placement={placement}
        offset={8}
        className={classNames(FLOATING, 'max-w-[min(24rem,calc(100vw-2rem))] overflow-auto')}
      >
        <Dialog aria-label={label} className={classNames('p-4 outline-none', className)}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
