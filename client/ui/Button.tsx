import { type ReactNode, type Ref, useEffect, useId } from 'react'
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

/**
 * A button for an action. While `isPending` it retains focus and width, ignores presses and
 * announces that it is busy.
 */
export function Button({
  children,
  variant = 'primary',
  size = 'md',
  className,
  ...props
}: ButtonProps) {
  const ownId = useId()
  const id = props.id ?? ownId
  useForgottenAnnouncement(id)
  return (
    <AriaButton {...props} id={id} className={buttonStyles(variant, size, className)}>
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

/** Delay of a page's first announcement. */
const FIRST_ANNOUNCEMENT_MS = 150

/**
 * Screen readers announce a busy button by its id, for some seconds; clears the announcement of a
 * removed button.
 */
function useForgottenAnnouncement(id: string): void {
  useEffect(
    () => () => {
      const forget = () => {
        const said = `[data-live-announcer] [aria-labelledby~="${CSS.escape(id)}"]`
        for (const each of document.querySelectorAll(said)) each.remove()
      }
      forget()
      setTimeout(forget, FIRST_ANNOUNCEMENT_MS)
    },
    [id],
  )
}
