import { STORAGE_REFUSED } from '#client/state/foundation/storage/storageRefused.ts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { addedPeople } from '#domain/planning/combined/formatCombinedReach.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { planPath, sitePath } from '#content/sitePaths.ts'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import { BeforeCart } from '#client/components/commerce/BeforeCart.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { clientLog } from '#client/realtime/clientLog.ts'
import { useCart } from '#client/state/commerce/cart/cart.ts'
import { notifyCartEvent } from '#client/state/commerce/cart/cartEvents.ts'
import { checkCart, useCartCheck } from '#client/state/commerce/cart/cartCheck.ts'
import { Button } from '#client/ui/Button.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { CartLine } from './CartLine.tsx'
import { ChangesNotice, NotLastingNotice, NotSavedNotice, SetAsideNotice } from './CartNotices.tsx'
import { CartSummary } from './CartSummary.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { MatchingMedia } from './MatchingMedia.tsx'
import { SlotHoldNotice } from './SlotHoldNotice.tsx'
import { TotalBudget } from './budget/TotalBudget.tsx'
import { UndoBar, type Undoable } from './UndoBar.tsx'

const ConfirmDialog = loadedPart(
  async () => (await import('#client/ui/ConfirmDialog.tsx')).ConfirmDialog,
  null,
)
const SavedCarts = lazy(async () => await import('./savedCarts/SavedCarts.tsx'))

export const meta = () => pageHead('cart', { title: 'Cart' })

/** React leaves this element's content unchanged. */
const NOTHING_OF_REACT = { __html: '' }

/** Actions that ask for confirmation. */
type Question = { kind: 'remove'; item: CartItem } | { kind: 'clear' }

/** The cart: its entries with their actions, coupons, totals, and the way to checkout. */
export default function CartPage() {
  const cart = useCart()
  const [question, setQuestion] = useState<Question | null>(null)
  const [wasAsked, setWasAsked] = useState(false)
  const [undoable, setUndoable] = useState<Undoable | null>(null)
  const [isSavedShown, setSavedShown] = useState(false)
  const isEmpty = cart.count === 0

  const ask = (next: Question) => {
    setWasAsked(true)
    setQuestion(next)
  }

  const carryOut = async () => {
    if (!question) return
    const text =
      question.kind === 'clear'
        ? 'The cart was cleared.'
        : `“${question.item.data.name}” was removed.`
    const removed = question.kind === 'clear' ? cart.items.cart : [question.item]
    const undo = await (question.kind === 'clear' ? cart.clear() : cart.remove(question.item.key))
    for (const item of removed) notifyCartEvent({ kind: 'removed', item })
    setQuestion(null)
    setUndoable({ text, undo })
  }

  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <div className="flex min-h-11 flex-wrap items-end justify-between gap-4">
        <h1 className="text-title">Your cart</h1>
        {cart.isReady && !isEmpty ? (
          <Button variant="quiet" size="sm" onPress={() => ask({ kind: 'clear' })}>
            Clear cart
          </Button>
        ) : null}
      </div>
      <p className="mt-3 max-w-2xl text-lg text-ink-2">
        Everything here becomes one order. We check prices and screens as you go, and you see the
        total with tax before you pay.
      </p>
      <Button
        variant="quiet"
        size="sm"
        className="mt-2"
        aria-expanded={isSavedShown}
        onPress={() => setSavedShown(!isSavedShown)}
      >
        Saved carts
      </Button>
      {isSavedShown && cart.isReady ? (
        <Suspense fallback={<Loading label="Your saved carts are loading" shape="h-24" />}>
          <SavedCarts />
        </Suspense>
      ) : null}
      <div className="mt-6 mb-4 flex flex-col gap-4 empty:mb-0">
        <SetAsideNotice />
        {undoable ? (
          <UndoBar key={undoable.text} undoable={undoable} onDone={() => setUndoable(null)} />
        ) : null}
        <NotLastingNotice />
        <NotSavedNotice />
        <ChangesNotice />
      </div>
      {cart.isReady && !isEmpty ? (
        <FilledCart onRemove={(item) => ask({ kind: 'remove', item })} onBudgets={setUndoable} />
      ) : (
        <BeforeCart
          isEmpty={cart.isReady ? true : undefined}
          loading={<PendingCart />}
          empty={<EmptyCart />}
        />
      )}
      {wasAsked ? (
        <ConfirmDialog
          isOpen={question !== null}
          onOpenChange={(isOpen) => {
            if (!isOpen) setQuestion(null)
          }}
          title={question?.kind === 'clear' ? 'Clear the cart?' : 'Remove this from the cart?'}
          confirmLabel={question?.kind === 'clear' ? 'Clear cart' : 'Remove'}
          cancelLabel="Keep"
          tone="danger"
          onConfirm={() => void carryOut()}
        >
          {question?.kind === 'clear'
            ? 'This removes all campaigns, ad creations and coupons. You can undo it right away.'
            : question?.item.data.name}
          {cart.items.offer ? (
            <span className="mt-3 block">
              This removes your offer too, as its prices hold for exactly what was offered. The link
              in our email still opens it.
            </span>
          ) : null}
        </ConfirmDialog>
      ) : null}
    </div>
  )
}

function FilledCart({
  onRemove,
  onBudgets,
}: {
  onRemove: (item: CartItem) => void
  onBudgets: (undoable: Undoable) => void
}) {
  const cart = useCart()
  const check = useCartCheck()
  const newItems = useNewItems(cart.newItems, cart.markSeen)
  // A quantity that cannot be saved is logged, and the cart refreshed all the same (Commerce 7).
  const setQuantity = async (key: string, quantity: number) => {
    try {
      await cart.setQuantity(key, quantity)
    } catch (error) {
      clientLog('quantity not saved', { reason: error instanceof Error ? error.name : 'unknown' })
      await checkCart()
    }
  }
  const duplicate = async (key: string) => {
    try {
      await cart.duplicate(key)
    } catch (error) {
      const description = asProductError(error, STORAGE_REFUSED).message
      showToast({ tone: 'error', title: 'The entry could not be duplicated.', description })
    }
  }
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-8">
      <div>
        <ul className="rounded-card border border-line bg-card">
          {cart.items.cart.map((item) => (
            <CartLine
              key={item.key}
              item={item}
              isNew={newItems.has(item.key)}
              checked={check.quote?.lines.find(({ key }) => key === item.key)}
              adds={addedPeople(check.quote?.reach, item.key)}
              currency={check.quote?.currency}
              onDuplicate={() => void duplicate(item.key)}
              onRemove={() => onRemove(item)}
              onQuantity={(quantity) => void setQuantity(item.key, quantity)}
            >
              <SlotHoldNotice
                item={item}
                issues={check.quote?.lines.find(({ key }) => key === item.key)?.issues ?? []}
              />
            </CartLine>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton variant="secondary" to={planPath(null)}>
            Plan another campaign
          </LinkButton>
          <LinkButton variant="secondary" to={sitePath('adCreation')}>
            Add an ad creation
          </LinkButton>
          <TotalBudget items={cart.items.cart} onApplied={onBudgets} />
        </div>
        <MatchingMedia items={cart.items.cart} />
      </div>
      <div className="lg:sticky lg:top-6">
        <CartSummary cart={cart} check={check} />
      </div>
    </div>
  )
}

/** Entries that were new when the cart was opened stay marked while it is open; leaving it marks all as seen. */
function useNewItems(newItems: readonly string[], markSeen: () => void): ReadonlySet<string> {
  const [marked, setMarked] = useState<ReadonlySet<string>>(() => new Set(newItems))
  const leave = useRef(markSeen)
  if (newItems.some((key) => !marked.has(key))) setMarked(new Set([...marked, ...newItems]))
  useEffect(() => {
    const onLeave = leave.current
    window.addEventListener('pagehide', onLeave)
    return () => {
      window.removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])
  return marked
}

/** Entries drawn by the head's script (client/state/commerce/cart/firstLines.ts) stay until the cart is read. */
function PendingCart() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-8"
    >
      <div>
        <ul
          data-first-lines=""
          suppressHydrationWarning
          dangerouslySetInnerHTML={NOTHING_OF_REACT}
          className="peer rounded-card border border-line bg-card empty:hidden"
        />
        <Loading shape="hidden h-64 rounded-card peer-empty:block" />
      </div>
      <Loading shape="h-80 rounded-card" />
    </div>
  )
}
