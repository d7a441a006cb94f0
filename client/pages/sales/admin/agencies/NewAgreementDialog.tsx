import { useState } from 'react'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { makeAgreementCall } from '#client/api/sales/agencyCalls.ts'
import { useSellerZone, zoneNote } from '#client/pages/foundation/admin/useSellerZone.ts'
import { useSavedNote } from '#client/state/foundation/useSavedNote.ts'
import { DateField } from '#client/ui/DateField.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'
import { agreeable, type TermsDraft, TermsFields } from './TermsFields.tsx'

const NO_TERMS = { commissionPermille: null, until: null }

/** Records an agreement with an agency. */
export function NewAgreementDialog({
  onClose,
  onDone,
}: {
  onClose: () => void
  onDone: () => void
}) {
  const [agency, setAgency] = useState('')
  const [since, setSince] = useState<string | null>(null)
  const [note, setNote] = useSavedNote('note new agreement')
  const [terms, setTerms] = useState<Omit<TermsDraft, 'note'>>(NO_TERMS)
  const draft = { ...terms, note }
  const setDraft = ({ note: typed, ...others }: TermsDraft) => {
    setNote(typed)
    setTerms(others)
  }
  const close = () => {
    setNote('')
    onClose()
  }
  return (
    <ReasonDialog
      isOpen
      onClose={close}
      title="New agreement"
      confirmLabel="Save the agreement"
      onConfirm={async (reason) => {
        const agreed = agreeable(draft)
        if (agreed === null || since === null || agency.trim() === '')
          throw new ProductError('invalid_input', {
            message: 'Please enter the agency, its commission and the first day.',
          })
        await makeAgreementCall({ agency: agency.trim(), since, ...agreed, reason })
        onDone()
      }}
    >
      <TextField
        label="Agency"
        isRequired
        value={agency}
        onChange={setAgency}
        maxLength={160}
        description="Offers recognize it regardless of case, spaces and punctuation."
      />
      <DateField
        label="First day"
        isRequired
        value={since}
        onChange={setSince}
        description={zoneNote(useSellerZone())}
      />
      <TermsFields draft={draft} onChange={setDraft} since={since} />
    </ReasonDialog>
  )
}
