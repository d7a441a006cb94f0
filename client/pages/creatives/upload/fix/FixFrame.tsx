import type { ReactNode } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'

export interface FixFrameProps {
  title: string
  lede: string
  children: ReactNode
  /** Content left of the buttons, or instead of them during work. */
  footer: ReactNode
  canUse: boolean
  /** Label of the main button. */
  useLabel?: string
  isPending?: boolean
  onUse: () => void
  onClose: () => void
  /** Stops the work; without it the button closes the dialog. */
  onCancel?: (() => void) | undefined
}

/** The dialog around every editor. A click outside does not lose the work. */
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
          {/* Constant width for any text, so that the button next to it stays in place. */}
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

/** Placeholder of a measurement. */
export const BEING_MADE = 'Working …'

/** "Before" or "After", with the measurement at the end of the line. */
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
