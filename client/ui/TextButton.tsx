import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'

/** A small action within a line of text. */
export function TextButton({
  children,
  onPress,
  className,
}: {
  children: ReactNode
  onPress: () => void
  className?: string
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={classNames(
        'relative -my-2 inline-flex min-h-10 items-center max-sm:min-h-11 rounded-[7px] font-semibold text-cobalt underline underline-offset-3 hover:text-cobalt-dark',
        className,
      )}
    >
      {children}
    </button>
  )
}
