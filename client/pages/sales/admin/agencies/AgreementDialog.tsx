import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { useState } from 'react'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { agreementTerms, type AgreementView } from '#domain/sales/admin/agencyAgreement.ts'
import { changeAgreementCall } from '#client/api/sales/agencyCalls.ts'
import { useSavedNote } from '#client/state/foundation/useSavedNote.ts'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { AuditEntries } from '#client/pages/foundation/admin/AuditEntries.tsx'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'
import { agreeable, type TermsDraft, TermsFields } from './TermsFields.tsx'

interface AgreementDialogProps {
  view: AgreementView
  onClose: () => void
  onDone: () => void
}

/** An agreement, its editable terms and its history. */
export function AgreementDialog({
  view: { agreement, audit },
  onClose,
  onDone,
}: AgreementDialogProps) {
  const before = agreementTerms(agreement)
  const [savedNote, saveNote] = useSavedNote(`note ${agreement.id}`)
  const [draft, setDraft] = useState<TermsDraft>({ ...before, note: savedNote || before.note })
  const edit = (edited: TermsDraft) => {
    setDraft(edited)
    saveNote(edited.note === before.note ? '' : edited.note)
  }
  const close = () => {
    saveNote('')
    onClose()
  }
  return (
    <ReasonDialog
      isOpen
      onClose={close}
      title={agreement.agency}
      confirmLabel="Change the agreement"
      onConfirm={async (reason) => {
        const after = agreeable(draft)
        if (after === null)
          throw new ProductError('invalid_input', { message: 'Please enter the commission.' })
        await changeAgreementCall(agreement.id, { before, after, reason })
        onDone()
      }}
    >
      <p className="text-ink-2">
        Since {formatDate(agreement.since)}. Offers that were sent keep their commission.
      </p>
      <TermsFields draft={draft} onChange={edit} since={agreement.since} />
      <Disclosure title="Audit log">
        <AuditEntries entries={audit} />
      </Disclosure>
    </ReasonDialog>
  )
}
