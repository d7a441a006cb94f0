import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import type { Loaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'

/** The form of one entry. */
export interface EntryFormProps<Entry> {
  /** The entry to change; null for a new one. */
  entry: Entry | null
  visitorCountry: string | null
  /** Called when the server has saved it. */
  onSaved: () => void
}

export interface SavedEntriesProps<Entry extends { id: string }> {
  /** Singular noun, as in "Add a billing address". */
  noun: string
  emptyText: string
  /** All entries. */
  loaded: Loaded<Entry[]>
  remove: (id: string) => Promise<unknown>
  /** The display title of an entry. */
  titleOf: (entry: Entry) => string
  detailsOf: (entry: Entry) => string
  Form: ComponentType<EntryFormProps<Entry>>
  /** The visitor's country, the default of a new entry. */
  visitorCountry: string | null
}

type Open<Entry> = { kind: 'form'; entry: Entry | null } | { kind: 'remove'; entry: Entry } | null

/** A list of entries that the account saves for its next checkout: add, change, remove. */
export function SavedEntries<Entry extends { id: string }>(props: SavedEntriesProps<Entry>) {
  const { noun, loaded, remove, titleOf, Form, visitorCountry } = props
  const [open, setOpen] = useState<Open<Entry>>(null)
  const [isRemoving, setRemoving] = useState(false)
  const close = () => setOpen(null)
  const saved = () => {
    close()
    loaded.reload()
  }
  const removeEntry = async (entry: Entry) => {
    setRemoving(true)
    try {
      await remove(entry.id)
    } catch (error) {
      const problem = asProductError(error)
      showToast({ tone: 'error', title: problem.message })
    }
    setRemoving(false)
    saved()
  }

  return (
    <>
      <PageState loaded={loaded} loading={<Loading shape="h-24" />}>
        {(entries) => <EntryList {...props} entries={entries} onOpen={setOpen} />}
      </PageState>
      <Button
        variant="secondary"
        size="sm"
        className="mt-4"
        onPress={() => setOpen({ kind: 'form', entry: null })}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add {noun}
      </Button>
      <Dialog
        isOpen={open?.kind === 'form'}
        onOpenChange={close}
        isDismissable={false}
        title={open?.entry ? titleOf(open.entry) : `Add ${noun}`}
      >
        {open?.kind === 'form' ? (
          <Form entry={open.entry} visitorCountry={visitorCountry} onSaved={saved} />
        ) : null}
      </Dialog>
      <ConfirmDialog
        isOpen={open?.kind === 'remove'}
        onOpenChange={close}
        title="Remove this?"
        confirmLabel="Remove"
        cancelLabel="Keep"
        tone="danger"
        isPending={isRemoving}
        onConfirm={() => {
          if (open?.kind === 'remove') void removeEntry(open.entry)
        }}
      >
        {open?.kind === 'remove' ? titleOf(open.entry) : null}. Orders that used it keep it.
      </ConfirmDialog>
    </>
  )
}

function EntryList<Entry extends { id: string }>({
  entries,
  emptyText,
  titleOf,
  detailsOf,
  onOpen,
}: SavedEntriesProps<Entry> & {
  entries: readonly Entry[]
  onOpen: (open: Open<Entry>) => void
}) {
  if (entries.length === 0) return <p className="text-ink-2">{emptyText}</p>
  return (
    <ul className="flex flex-col">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="flex items-center justify-between gap-3 border-b border-line py-3 first:pt-0 last:border-b-0"
        >
          <div className="min-w-0 wrap-anywhere">
            <p className="font-semibold">{titleOf(entry)}</p>
            <p className="text-sm text-ink-2">{detailsOf(entry)}</p>
          </div>
          <div className="flex shrink-0">
            <IconButton
              label={`Change ${titleOf(entry)}`}
              onPress={() => onOpen({ kind: 'form', entry })}
            >
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`Remove ${titleOf(entry)}`}
              onPress={() => onOpen({ kind: 'remove', entry })}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
        </li>
      ))}
    </ul>
  )
}
