import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'

/** Asks in a dialog over any page whether to remove the offer from the cart. Raises offer_kept. */
export async function confirmOfferRemoval(): Promise<void> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const isGivenUp = await new Promise<boolean>((resolve) => {
    root.render(<Question onAnswer={resolve} />)
  })
  // Waits until the dialog has closed and returned the focus.
  setTimeout(() => {
    root.unmount()
    place.remove()
  }, 500)
  if (!isGivenUp) throw new ProductError('offer_kept')
}

function Question({ onAnswer }: { onAnswer: (isGivenUp: boolean) => void }) {
  const [isOpen, setOpen] = useState(true)
  const answer = (isGivenUp: boolean) => {
    setOpen(false)
    onAnswer(isGivenUp)
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={() => answer(false)}
      title="Give up your offer?"
      confirmLabel="Change the cart"
      cancelLabel="Keep the offer"
      onConfirm={() => answer(true)}
    >
      Your cart holds an offer. Its prices hold for exactly what was offered, so changing the cart
      removes the offer. The link in our email still opens it.
    </ConfirmDialog>
  )
}
