import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from './classNames.ts'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  children: ReactNode
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  /** none leaves the padding to the content. */
  padding?: 'none' | 'sm' | 'md'
  className?: string
}

const PADDINGS = { none: '', sm: 'p-4', md: 'p-5 sm:p-6' } as const

/** A white surface with a thin border. */
export function Card({
  children,
  as: Element = 'div',
  padding = 'md',
  className,
  ...props
}: CardProps) {
  return (
    <Element
      {...props}
      className={classNames(
        'rounded-card border border-line bg-card',
        PADDINGS[padding],
        className,
      )}
    >
      {children}
    </Element>
  )
}
