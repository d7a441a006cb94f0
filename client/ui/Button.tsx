import type { ReactNode, Ref } from 'react'
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './buttonStyles.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** Does something here. While `isPending` it keeps focus and width, refuses presses and says that it is busy. */
export function Button({
  children,
  variant = 'primary',
  size = 'md',
  className,
  ...props
}: ButtonProps) {
  return (
    <AriaButton {...props} className={buttonStyles(variant, size, className)}>
      {({ isPending }) => (
        <>
          <span className={isPending ? 'invisible contents' : 'contents'}>
            {isPending ? <span className="invisible">{children}</span> : children}
          </span>
          {isPending ? <Spinner label="Please wait" className="absolute" /> : null}
        </>
      )}
    </AriaButton>
  )
}
