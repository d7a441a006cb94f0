import type { ReactNode, Ref } from 'react'
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button'
import { classNames } from './classNames.ts'

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'aria-label'
> {
  /** Its text alternative. */
  label: string
  children: ReactNode
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** A button with only an icon. */
export function IconButton({ label, children, className, ...props }: IconButtonProps) {
  return (
    <AriaButton
      {...props}
      aria-label={label}
      className={classNames(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-control text-ink transition-colors',
        'hovered:bg-sand pressed:bg-line disabled:text-ink-3 max-sm:size-11 [&_svg]:size-5',
        className,
      )}
    >
      {children}
    </AriaButton>
  )
}
