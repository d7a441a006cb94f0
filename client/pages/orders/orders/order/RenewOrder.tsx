import { Repeat } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import type { RenewedOrder } from '#domain/orders/order/repeat/renewPlan.ts'
import { loadRenewal } from '#client/api/orders/myOrderCalls.ts'
import { addRest, PART_IS_IN_CART } from '#client/state/commerce/cart/adding/addRest.ts'
import { useMayOrder } from '#client/state/foundation/identity/useMayOrder.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { showToast } from '#client/ui/toasts.ts'

/** Adds a whole order to the cart again, and lists the differences (Orders 20). */
export function RenewOrder({ orderId }: { orderId: string }) {
  const mayOrder = useMayOrder()
  const [isPending, setPending] = useState(false)
  const [renewed, setRenewed] = useState<RenewedOrder | null>(null)
  /** Entries still to add after a failure, so that a second press adds nothing twice. */
  const begun = useRef<{ loaded: RenewedOrder; rest: RenewedOrder['items'] } | null>(null)
  const renew = async () => {
    setPending(true)
    try {
      if (!begun.current) {
        const loaded = await loadRenewal(orderId)
        begun.current = { loaded, rest: [...loaded.items] }
      }
      const { loaded, rest } = begun.current
      await addRest(rest)
      begun.current = null
      setRenewed(loaded)
    } catch (error) {
      const { message } = asProductError(error)
      const isPart = begun.current && begun.current.rest.length < begun.current.loaded.items.length
      showToast({
        tone: 'error',
        title: message,
        ...(isPart ? { description: PART_IS_IN_CART } : {}),
      })
    }
    setPending(false)
  }
  if (!mayOrder) return null
  return (
    <>
      <Button variant="secondary" size="sm" isPending={isPending} onPress={() => void renew()}>
        <Repeat aria-hidden="true" className="size-4" />
        Order the same again
      </Button>
      {renewed ? <Renewed renewed={renewed} onClose={() => setRenewed(null)} /> : null}
    </>
  )
}

function Renewed({ renewed, onClose }: { renewed: RenewedOrder; onClose: () => void }) {
  const navigate = useNavigate()
  const { items, campaigns, notOffered } = renewed
  const isSomething = items.length > 0
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={isSomething ? 'It’s in your cart' : 'Nothing of it is offered any more'}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            Stay here
          </Button>
          {isSomething ? (
            <Button onPress={() => void navigate(sitePath('cart'))}>Go to the cart</Button>
          ) : null}
        </>
      }
    >
      {Object.entries(campaigns).map(([at, { name, notes }]) => (
        <section key={at} className="mb-4">
          <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
            {name}
          </h3>
          <ul className="mt-1 list-disc pl-5 text-ink-2">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      ))}
      {notOffered.length > 0 ? (
        <p className="wrap-anywhere">No longer offered: {notOffered.join(', ')}.</p>
      ) : null}
      {isSomething ? (
        <p className="text-ink-2">You can change everything before you order.</p>
      ) : null}
    </Dialog>
  )
}
