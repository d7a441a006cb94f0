import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'

export interface TooltipProps {
  /** A focusable primitive. */
  children: ReactNode
  text: ReactNode
  placement?: 'top' | 'bottom' | 'left' | 'right'
}

/** A short text on hover and focus. Never the only source of information, as touch has no hover. */
export function Tooltip({ children, text, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={6}
        className="max-w-72 rounded-[7px] bg-ink px-2.5 py-1.5 text-sm text-white transition-opacity duration-100 entering:opacity-0 exiting:opacity-0"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
