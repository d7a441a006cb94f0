import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './buttonStyles.ts'

export interface LinkButtonProps extends Omit<LinkProps, 'className'> {
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

/** A link with the look of a Button. */
export function LinkButton({
  variant = 'primary',
  size = 'md',
  className,
  ...props
}: LinkButtonProps) {
  return <Link {...props} data-button="" className={buttonStyles(variant, size, className)} />
}
