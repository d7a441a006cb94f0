import { OpenChatButton } from '#client/components/contact/chat/OpenChatButton.tsx'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { Dialog } from '#client/ui/Dialog.tsx'

/**
 * Explains that no more billboard slots can be held before paying, and refers to the desk, which
 * can book more.
 */
export function SlotLimitDialog({ message, onClose }: { message: string; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Too many billboard slots for one cart"
    >
      <p className="text-ink-2">{message}</p>
      <p className="mt-4">
        <OpenChatButton className={buttonStyles('secondary', 'sm')} onOpen={onClose} />
      </p>
    </Dialog>
  )
}
