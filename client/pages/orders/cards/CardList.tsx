import { Plus } from 'lucide-react'
import { useState } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import {
  formatCard,
  formatCardExpiry,
  type SavedCardGroup,
  type SavedCardView,
} from '#domain/orders/payment/savedCard.ts'
import { chooseDefaultCardCall, removeCardCall } from '#client/api/orders/savedCardCalls.ts'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { showToast } from '#client/ui/toasts.ts'

const AddCard = loadedPart(
  async () => (await import('./AddCard.tsx')).AddCard,
  <Loading shape="h-64" />,
)

type Open = { kind: 'add' } | { kind: 'remove'; card: SavedCardView } | null

interface CardListProps {
  group: SavedCardGroup
  onChanged: () => void
}

/** The cards of one owner: add, make the default, remove. */
export function CardList({ group, onChanged }: CardListProps) {
  const [open, setOpen] = useState<Open>(null)
  const [pending, setPending] = useState<string | null>(null)
  const close = () => setOpen(null)
  const change = async (id: string, call: () => Promise<unknown>) => {
    setPending(id)
    try {
      await call()
    } catch (error) {
      showToast({ tone: 'error', title: asProductError(error).message })
    }
    setPending(null)
    close()
    onChanged()
  }
  return (
    <>
      {group.cards.length === 0 ? <p className="text-ink-2">No card is saved yet.</p> : null}
      <ul className="flex flex-col">
        {group.cards.map((card) => (
          <CardRow
            key={card.id}
            card={card}
            isPending={pending === card.id}
            onDefault={() => void change(card.id, () => chooseDefaultCardCall(card.id))}
            onRemove={() => setOpen({ kind: 'remove', card })}
          />
        ))}
      </ul>
      {group.canAdd ? (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          onPress={() => setOpen({ kind: 'add' })}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add a card
        </Button>
      ) : null}
      <Dialog
        isOpen={open?.kind === 'add'}
        onOpenChange={close}
        isDismissable={false}
        title="Add a card"
      >
        {open?.kind === 'add' ? (
          <AddCard
            ownerKind={group.ownerKind}
            onAdded={() => {
              close()
              showToast({ tone: 'success', title: 'The card is saved.' })
              onChanged()
            }}
          />
        ) : null}
      </Dialog>
      <ConfirmDialog
        isOpen={open?.kind === 'remove'}
        onOpenChange={close}
        title="Remove this card?"
        confirmLabel="Remove"
        cancelLabel="Keep"
        tone="danger"
        isPending={pending !== null}
        onConfirm={() => {
          if (open?.kind === 'remove') {
            const { id } = open.card
            void change(id, () => removeCardCall(id))
          }
        }}
      >
        <span className="font-semibold">
          {open?.kind === 'remove' ? formatCard(open.card) : null}
        </span>{' '}
        will no longer pay. What it has paid stays paid.
      </ConfirmDialog>
    </>
  )
}

function CardRow({
  card,
  isPending,
  onDefault,
  onRemove,
}: {
  card: SavedCardView
  isPending: boolean
  onDefault: () => void
  onRemove: () => void
}) {
  const name = formatCard(card)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 first:pt-0 last:border-b-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{name}</span>
          {card.isDefault ? <Badge tone="info">Default</Badge> : null}
          {card.validity === 'expired' ? <Badge tone="error">Expired</Badge> : null}
          {card.validity === 'expires_soon' ? <Badge tone="warning">Expires soon</Badge> : null}
        </p>
        <p className="text-sm text-ink-2">
          Valid until the end of <span>{formatCardExpiry(card)}</span>
        </p>
      </div>
      <div className="flex shrink-0 gap-2">
        {card.isDefault ? null : (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Make ${name} the default`}
            isPending={isPending}
            onPress={onDefault}
          >
            Make default
          </Button>
        )}
        <Button variant="secondary" size="sm" aria-label={`Remove ${name}`} onPress={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}
