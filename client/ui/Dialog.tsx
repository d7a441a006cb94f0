import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from './classNames.ts'
import { useScrolls } from './useScrolls.ts'
import { useSteadyPlace } from './useSteadyPlace.ts'
import { IconButton } from './IconButton.tsx'

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  children: ReactNode
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** Whether a click outside closes it. Escape and the close button always do. */
  isDismissable?: boolean
  role?: 'dialog' | 'alertdialog'
}

/** The space above and below the dialog is proportional until one of them is fixed. */
const OVERLAY = classNames(
  'fixed inset-0 z-50 flex h-(--visual-viewport-height) flex-col items-center bg-ink/45 sm:p-6',
  'transition-opacity duration-150 entering:opacity-0 exiting:opacity-0',
  "before:flex-1 before:content-[''] sm:before:flex-[var(--above,1)] sm:after:flex-[var(--below,1)] sm:after:content-['']",
)

const SIZES = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl' } as const

/**
 * A dialog over the page that traps the focus and restores it. On a phone it is a sheet at the
 * bottom.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  actions,
  size = 'md',
  isDismissable = true,
  role = 'dialog',
}: DialogProps) {
  const steady = useSteadyPlace(isOpen)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      style={steady.room}
      className={OVERLAY}
    >
      <Modal
        className={classNames(
          'flex max-h-[92%] w-full shrink-0 flex-col overflow-hidden rounded-t-card border border-line bg-card outline-none sm:rounded-b-card',
          SIZES[size],
        )}
      >
        <AriaDialog role={role} className="flex min-h-0 flex-col outline-none">
          <div className="flex items-start justify-between gap-4 px-5 pt-5 pb-2 sm:px-6 sm:pt-6">
            <Heading slot="title" className="min-w-0 text-heading wrap-break-word">
              {title}
            </Heading>
            <IconButton label="Close" onPress={() => onOpenChange(false)} className="-mt-1.5 -mr-2">
              <X aria-hidden="true" />
            </IconButton>
          </div>
          <div {...steady.content} className="flex min-h-0 flex-col">
            <DialogContent>{children}</DialogContent>
          </div>
          {actions ? (
            <div
              {...steady.actions}
              className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 sm:flex-row sm:justify-end sm:px-6"
            >
              {actions}
            </div>
          ) : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Elements that the keyboard reaches, which scroll their container. */
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

const scrollsUnreached = (box: HTMLElement) =>
  box.scrollHeight > box.clientHeight && !box.querySelector(FOCUSABLE)

/**
 * The content between title and buttons. If it scrolls without a focusable element, it is focusable
 * itself.
 */
function DialogContent({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const takesFocus = useScrolls(box, scrollsUnreached)
  return (
    <div
      ref={box}
      {...(takesFocus ? { role: 'group', 'aria-label': 'Content', tabIndex: 0 } : {})}
      className="min-h-0 overflow-auto px-5 -outline-offset-2 pt-1 pb-5 wrap-break-word sm:px-6 sm:pb-6"
    >
      <div>{children}</div>
    </div>
  )
}
