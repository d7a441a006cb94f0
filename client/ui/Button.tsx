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

/** Does something here. While `isPending` it keeps focus and width, refuses presses and says that it is busy. */
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

/** The first announcement of a page comes this much later. */
const FIRST_ANNOUNCEMENT_MS = 150

/** That a button is busy is read out by its id, for some seconds: of one that is gone, nothing is left to be read. */
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
