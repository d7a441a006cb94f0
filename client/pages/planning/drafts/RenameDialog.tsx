import { useState } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { MAX_NAME_LENGTH } from '#domain/planning/campaign/planLimits.ts'
import type { DraftSummary } from '#domain/planning/drafts/draft.ts'
import type { DraftSource } from '#client/state/planning/drafts/draftSource.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { TextField } from '#client/ui/TextField.tsx'

const FORM_ID = 'rename-draft'

/** Renames a draft. */
export function RenameDialog({
  draft,
  source,
  onClose,
  onChange,
}: {
  draft: DraftSummary
  source: DraftSource
  onClose: () => void
  onChange: () => void
}) {
  const [name, setName] = useState(draft.title)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    if (name.trim() === '') {
      setProblem('Please enter a name.')
      return
    }
    setBusy(true)
    try {
      await source.rename(draft.id, name.trim())
      onChange()
      onClose()
    } catch (error) {
      setProblem(asProductError(error).message)
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Rename draft"
      size="sm"
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} isPending={isBusy}>
            Save name
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void save()
        }}
      >
        <TextField
          label="Name"
          value={name}
          onChange={setName}
          maxLength={MAX_NAME_LENGTH}
          errorMessage={problem}
          isRequired
        />
      </form>
    </Dialog>
  )
}
