import type { ReactNode } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'

export interface FixFrameProps {
  title: string
  lede: string
  children: ReactNode
  /** At the left of the buttons, or in their place while something is at work. */
  footer: ReactNode
  canUse: boolean
  /** What the main button says. */
  useLabel?: string
  isPending?: boolean
  onUse: () => void
  onClose: () => void
  /** Stops what is at work; closes where it is missing. */
  onCancel?: (() => void) | undefined
}

/** The window around every editor. A press beside it does not lose the work. */
export function FixFrame(props: FixFrameProps) {
  const { title, lede, children, footer, canUse, isPending = false, onUse, onClose } = props
  const { useLabel = 'Use this and upload', onCancel = onClose } = props
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<span className="break-words">{title}</span>}
      size="lg"
      isDismissable={false}
      actions={
        <>
          <div className="flex min-w-0 flex-1 flex-col justify-center text-sm text-ink-2">
            {footer}
          </div>
          <Button variant="secondary" onPress={onCancel}>
            Cancel
          </Button>
          {/* As wide whatever it says: the button beside it stays where it is. */}
          <Button
            isDisabled={!canUse}
            isPending={isPending}
            onPress={onUse}
            className="sm:min-w-54"
          >
            {useLabel}
          </Button>
        </>
      }
    >
      <p className="-mt-1 mb-5 text-sm text-ink-2">{lede}</p>
      {children}
    </Dialog>
  )
}

/** In place of what will be measured. */
export const BEING_MADE = 'Working …'

/** "Before" or "After", with what was measured at the end of the line. */
export function SideTitle({
  children,
  facts,
  isRight = false,
}: {
  children: ReactNode
  facts: ReactNode
  isRight?: boolean
}) {
  return (
    <div className="mb-2 flex items-baseline justify-between gap-3 text-sm">
      <h3 className="font-sans font-semibold tracking-normal">{children}</h3>
      <span className={isRight ? 'font-semibold text-green' : 'text-ink-2'}>{facts}</span>
    </div>
  )
}
