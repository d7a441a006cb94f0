import { X } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '#domain/foundation/errors/errorCatalogue.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { MAX_LABEL_LENGTH, type LabelKind } from '#domain/orders/labels/orderLabel.ts'
import type { OrderListRow } from '#domain/orders/order/orderList.types.ts'
import { changeLabelCall } from '#client/api/orders/myOrderCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { showToast } from '#client/ui/toasts.ts'

/** Tags orders or files them in a folder, and takes labels off. Applies to whole orders. */
export default function LabelDialog({
  rows,
  onClose,
  onChanged,
}: {
  rows: readonly OrderListRow[]
  onClose: (isChanged: boolean) => void
  onChanged: () => void
}) {
  const [tag, setTag] = useState('')
  const [folder, setFolder] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))]
  const [tags, setTags] = useState(() => [...new Set(rows.flatMap((row) => row.tags ?? []))])
  const [folders, setFolders] = useState(() => [
    ...new Set(rows.flatMap(({ folder: own }) => own ?? [])),
  ])
  const change = async (kind: LabelKind, name: string, isSet: boolean) => {
    const trimmed = name.trim()
    if (trimmed === '') return setProblem('Please enter a name.')
    setBusy(true)
    setProblem(null)
    try {
      await changeLabelCall({ orderIds, kind, name: trimmed, isSet })
      const list = kind === 'tag' ? tags : folders
      const others = list.filter((each) => each !== trimmed)
      if (kind === 'tag') setTags(isSet ? [...others, trimmed] : others)
      else setFolders(isSet ? [trimmed] : others)
      if (isSet) (kind === 'tag' ? setTag : setFolder)('')
      showToast({ tone: 'success', title: isSet ? 'The label is set.' : 'The label is removed.' })
      setChanged(true)
      onChanged()
    } catch (error) {
      setProblem(errorMessage(asProductError(error)))
    } finally {
      setBusy(false)
    }
  }
  const count = orderIds.length === 1 ? '1 order' : `${orderIds.length} orders`
  return (
    <Dialog
      title={`Tag or move ${count}`}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose(isChanged)
      }}
    >
      <div className="flex flex-col gap-5">
        <NameForm
          label="Tag"
          action="Add the tag"
          value={tag}
          isBusy={isBusy}
          onChange={setTag}
          onSubmit={() => void change('tag', tag, true)}
        />
        <Names names={tags} isBusy={isBusy} onRemove={(name) => void change('tag', name, false)} />
        <NameForm
          label="Folder"
          action="Move to the folder"
          value={folder}
          isBusy={isBusy}
          onChange={setFolder}
          onSubmit={() => void change('folder', folder, true)}
        />
        <Names
          names={folders}
          isBusy={isBusy}
          onRemove={(name) => void change('folder', name, false)}
        />
        {problem ? <Callout tone="error" isLive title={problem} /> : null}
      </div>
    </Dialog>
  )
}

function NameForm({
  label,
  action,
  value,
  isBusy,
  onChange,
  onSubmit,
}: {
  label: string
  action: string
  value: string
  isBusy: boolean
  onChange: (value: string) => void
  onSubmit: () => void
}) {
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSubmit()
      }}
    >
      <TextField
        label={label}
        maxLength={MAX_LABEL_LENGTH}
        value={value}
        onChange={onChange}
        className="min-w-40 flex-1"
      />
      <Button type="submit" variant="secondary" isPending={isBusy}>
        {action}
      </Button>
    </form>
  )
}

function Names({
  names,
  isBusy,
  onRemove,
}: {
  names: readonly string[]
  isBusy: boolean
  onRemove: (name: string) => void
}) {
  if (names.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <Button
            variant="secondary"
            size="sm"
            isDisabled={isBusy}
            aria-label={`Remove ${name}`}
            onPress={() => onRemove(name)}
          >
            <bdi className="wrap-anywhere">{name}</bdi>
            <X aria-hidden="true" className="size-4" />
          </Button>
        </li>
      ))}
    </ul>
  )
}
