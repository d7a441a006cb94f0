import { useState } from 'react'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { makeAgreementCall } from '#client/api/sales/agencyCalls.ts'
import { useSellerZone, zoneNote } from '#client/pages/foundation/admin/useSellerZone.ts'
import { DateField } from '#client/ui/DateField.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'
import { agreeable, type TermsDraft, TermsFields } from './TermsFields.tsx'

/** What was agreed with an agency is written down. */
export function NewAgreementDialog({
  onClose,
  onDone,
}: {
  onClose: () => void
  onDone: () => void
}) {
  const [agency, setAgency] = useState('')
  const [since, setSince] = useState<string | null>(null)
  const [draft, setDraft] = useState<TermsDraft>({
    commissionPermille: null,
    until: null,
    note: '',
  })
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title="New agreement"
      confirmLabel="Save the agreement"
      onConfirm={async (reason) => {
        const terms = agreeable(draft)
        if (terms === null || since === null || agency.trim() === '')
          throw new ProductError('invalid_input', {
            message: 'Please enter the agency, its commission and the first day.',
          })
        await makeAgreementCall({ agency: agency.trim(), since, ...terms, reason })
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
