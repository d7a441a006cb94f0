import { useRef, useState } from 'react'
import type { ResumedCart, SavedCart } from '#domain/commerce/savedCart/savedCart.ts'
import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { errorMessage } from '#domain/foundation/errors/errorCatalogue.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { deleteSavedCartCall, renameSavedCartCall } from '#client/api/commerce/savedCartCalls.ts'
import { PART_IS_IN_CART } from '#client/state/commerce/cart/adding/addRest.ts'
import { useCart } from '#client/state/commerce/cart/cart.ts'
import { Button } from '#client/ui/Button.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { loadSavedCart, resumeCart, type ResumingCart } from './resumeCart.ts'

type Question = 'resume' | 'rename' | 'delete'

/** A saved cart and what can be done with it. */
export function SavedCartRow({
  cart,
  onChanged,
  onResumed,
}: {
  cart: SavedCart
  onChanged: () => void
  onResumed: (news: ResumedCart['news']) => void
}) {
  const { count } = useCart()
  const [question, setQuestion] = useState<Question | null>(null)
  const [isPending, setPending] = useState(false)
  /** The entries still to be added after a failure, so that a second click adds nothing twice. */
  const begun = useRef<ResumingCart | null>(null)
  const [isPart, setPart] = useState(false)
  const act = async (call: () => Promise<void>) => {
    setPending(true)
    try {
      await call()
      setQuestion(null)
    } catch (error) {
      const known = asProductError(error)
      if (begun.current?.isPart) setPart(true)
      showToast({
        tone: 'error',
        title: errorMessage(known),
        ...(begun.current?.isPart ? { description: PART_IS_IN_CART } : {}),
      })
    } finally {
      setPending(false)
      onChanged()
    }
  }
  const resume = (how: 'add' | 'replace') =>
    void act(async () => {
      // A part that is in the cart is saved and replaced as well.
      if (how === 'replace' || !begun.current) begun.current = await loadSavedCart(cart.id)
      const { news } = begun.current
      await resumeCart(begun.current, how)
      begun.current = null
      setPart(false)
      onResumed(news)
    })
  const askOrResume = () => {
    // The question was answered before a part failed.
    if (count === 0 || isPart) resume('add')
    else setQuestion('resume')
  }
  const shared = { cartName: cart.name, isPending }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4 last:border-b-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>{cart.name}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          {cart.entries === 1 ? '1 entry' : `${cart.entries} entries`} ·{' '}
          {formatUsd(cart.sumUsdMinor)} when saved · {formatInstant(cart.savedAt)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <RowButton label="Resume" onPress={askOrResume} {...shared} />
        <RowButton label="Rename" onPress={() => setQuestion('rename')} {...shared} />
        <RowButton label="Delete" onPress={() => setQuestion('delete')} {...shared} />
      </div>
      <ResumeDialog
        {...{ cart, isPending }}
        isOpen={question === 'resume'}
        onOpenChange={(isOpen) => setQuestion(isOpen ? 'resume' : null)}
        onResume={resume}
      />
      <RenameDialog
        {...{ cart, isPending }}
        isOpen={question === 'rename'}
        onOpenChange={(isOpen) => setQuestion(isOpen ? 'rename' : null)}
        onRename={(name) => void act(async () => void (await renameSavedCartCall(cart.id, name)))}
      />
      <ConfirmDialog
        isOpen={question === 'delete'}
        onOpenChange={(isOpen) => setQuestion(isOpen ? 'delete' : null)}
        title="Delete the saved cart?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        tone="danger"
        isPending={isPending}
        onConfirm={() => void act(async () => await deleteSavedCartCall(cart.id))}
      >
        “<bdi>{cart.name}</bdi>” is gone for good. Your current cart stays as it is.
      </ConfirmDialog>
    </li>
  )
}

function RowButton({
  label,
  cartName,
  isPending,
  onPress,
}: {
  label: string
  cartName: string
  isPending: boolean
  onPress: () => void
}) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`${label} ${cartName}`}
      isPending={isPending}
      onPress={onPress}
    >
      {label}
    </Button>
  )
}

interface CartDialogProps {
  cart: SavedCart
  isPending: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

function ResumeDialog({
  cart,
  isPending,
  onResume,
  ...open
}: CartDialogProps & { onResume: (how: 'add' | 'replace') => void }) {
  return (
    <Dialog title="Your cart is not empty" size="sm" {...open}>
      <p className="mb-5">
        Add “<bdi>{cart.name}</bdi>” to it, or save what is in it as a cart of its own and start
        with the saved one?
      </p>
      <div className="flex flex-wrap gap-3">
        <Button isPending={isPending} onPress={() => onResume('add')}>
          Add to the cart
        </Button>
        <Button variant="secondary" isPending={isPending} onPress={() => onResume('replace')}>
          Save and replace
        </Button>
      </div>
    </Dialog>
  )
}

function RenameDialog({
  cart,
  isPending,
  onRename,
  ...open
}: CartDialogProps & { onRename: (name: string) => void }) {
  return (
    <Dialog title="Rename the saved cart" size="sm" {...open}>
      <RenameForm {...{ cart, isPending, onRename }} />
    </Dialog>
  )
}

/** Begins with the cart's name whenever the dialog opens. */
function RenameForm({
  cart,
  isPending,
  onRename,
}: Pick<CartDialogProps, 'cart' | 'isPending'> & { onRename: (name: string) => void }) {
  const [name, setName] = useState(cart.name)
  const typed = name.trim()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending && typed !== '') onRename(typed)
      }}
    >
      <TextField label="Name" isRequired maxLength={80} value={name} onChange={setName} />
      <Button type="submit" className="mt-5" isPending={isPending} isDisabled={typed === ''}>
        Rename
      </Button>
    </form>
  )
}
