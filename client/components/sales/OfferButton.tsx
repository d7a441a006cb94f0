import { lazy, Suspense, useState } from 'react'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { Button } from '#client/ui/Button.tsx'
import { showToast } from '#client/ui/toasts.ts'

const OfferDialog = lazy(async () => ({
  default: (await import('./OfferDialog.tsx')).OfferDialog,
}))

interface OfferButtonProps {
  /** The items to offer, when the button is pressed; null where something must be corrected first. */
  itemsOf: () => CartItem[] | Promise<CartItem[] | null>
  /** Whether the items are the current cart, which keeps the offer's prices. */
  isCart?: boolean
  isDisabled?: boolean
  className?: string
}

/** Requests a non-binding offer for planned items (Sales 6). */
export function OfferButton({ itemsOf, isCart = false, isDisabled, className }: OfferButtonProps) {
  const [items, setItems] = useState<CartItem[] | null>(null)
  const open = async () => {
    try {
      setItems(await itemsOf())
    } catch {
      showToast({ tone: 'error', title: 'The offer could not be prepared. Please try again.' })
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        onPress={() => void open()}
        data-track="request_offer"
        {...(isDisabled === undefined ? {} : { isDisabled })}
        {...(className ? { className } : {})}
      >
        Get a non-binding offer
      </Button>
      {items ? (
        <Suspense>
          <OfferDialog items={items} isCart={isCart} onClose={() => setItems(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
