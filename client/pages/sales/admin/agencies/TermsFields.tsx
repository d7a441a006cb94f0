import {
  type AgreementTerms,
  MAX_COMMISSION_PERMILLE,
} from '#domain/sales/admin/agencyAgreement.ts'
import { useSellerZone, zoneNote } from '#client/pages/foundation/admin/useSellerZone.ts'
import { DateField } from '#client/ui/DateField.tsx'
import { NumberField } from '#client/ui/NumberField.tsx'
import { TextField } from '#client/ui/TextField.tsx'

/** Terms being typed. */
export type TermsDraft = Omit<AgreementTerms, 'commissionPermille'> & {
  commissionPermille: number | null
}

/** The terms if they are valid, otherwise null. */
export const agreeable = ({ commissionPermille, ...draft }: TermsDraft): AgreementTerms | null =>
  commissionPermille !== null &&
  commissionPermille >= 1 &&
  commissionPermille <= MAX_COMMISSION_PERMILLE
    ? { ...draft, commissionPermille }
    : null

interface TermsFieldsProps {
  draft: TermsDraft
  onChange: (draft: TermsDraft) => void
  /** The first day. */
  since: string | null
}

/** Commission, last day and note of an agreement. */
export function TermsFields({ draft, onChange, since }: TermsFieldsProps) {
  const { commissionPermille, until, note } = draft
  return (
    <>
      <NumberField
        label="Commission"
        suffix="%"
        isRequired
        value={commissionPermille === null ? null : commissionPermille / 10}
        onChange={(percent) =>
          onChange({
            ...draft,
            commissionPermille: percent === null ? null : Math.round(percent * 10),
          })
        }
        minValue={0.1}
        maxValue={MAX_COMMISSION_PERMILLE / 10}
        maxDecimals={1}
        description="Of what is left to pay after a discount."
      />
      <DateField
        label="Last day"
        isRequired={false}
        value={until}
        onChange={(day) => onChange({ ...draft, until: day })}
        {...(since ? { minDate: since } : {})}
        description={`Leave empty for no last day. ${zoneNote(useSellerZone())}`}
      />
      <TextField
        label="Note"
        isRequired={false}
        value={note}
        onChange={(text) => onChange({ ...draft, note: text })}
        maxLength={500}
        description="Where the contract is, who signed it."
      />
    </>
  )
}
