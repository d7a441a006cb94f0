import { z } from 'zod'
import type { AgencyAgreement } from '../offer/agencyAgreement.types.ts'
import { type DeskAuditView, reasonSchema } from '#domain/foundation/admin/deskAudit.ts'

export const MAX_COMMISSION_PERMILLE = 300

/**
 * The search key of an agency: its name without case, accents and anything but letters and digits.
 */
export const agencyKey = (agency: string): string =>
  agency
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

const day = z.iso.date()

const termsShape = {
  commissionPermille: z.int().min(1).max(MAX_COMMISSION_PERMILLE),
  until: day.nullable(),
  note: z.string().trim().max(500),
}
const termsSchema = z.object(termsShape)
export type AgreementTerms = z.infer<typeof termsSchema>

export const newAgreementSchema = z
  .object({
    ...termsShape,
    agency: z
      .string()
      .trim()
      .max(160)
      .refine((name) => agencyKey(name) !== '', 'Please enter a name.'),
    since: day,
    reason: reasonSchema,
  })
  .refine(({ since, until }) => until === null || since <= until, {
    path: ['until'],
    message: 'The last day must not be before the first.',
  })
export type NewAgreement = z.infer<typeof newAgreementSchema>

/** Terms that replace the displayed ones; agency and first day stay. */
export const agreementChangeSchema = z.object({
  before: termsSchema,
  after: termsSchema,
  reason: reasonSchema,
})
export type AgreementChange = z.infer<typeof agreementChangeSchema>

export const agreementTerms = ({
  commissionPermille,
  until,
  note,
}: AgreementTerms): AgreementTerms => ({ commissionPermille, until, note })

/** Whether two terms are the same. */
export const isSameAgreement = (a: AgreementTerms, b: AgreementTerms): boolean =>
  a.commissionPermille === b.commissionPermille && a.until === b.until && a.note === b.note

export const AGREEMENT_STATES = {
  in_force: 'In force',
  planned: 'Planned',
  over: 'Over',
} as const
export type AgreementState = keyof typeof AGREEMENT_STATES

/** The state of an agreement on a day in the seller's zone. */
export function agreementState(
  { since, until }: Pick<AgencyAgreement, 'since' | 'until'>,
  today: string,
): AgreementState {
  if (until !== null && until < today) return 'over'
  return since > today ? 'planned' : 'in_force'
}

export interface AgreementRow extends AgencyAgreement {
  state: AgreementState
}

/** A page of agreements; `next`: the cursor of the next page, null on the last. */
export interface AgreementsPage {
  rows: AgreementRow[]
  next: string | null
}

/** An agreement with its history. */
export interface AgreementView {
  agreement: AgreementRow
  audit: DeskAuditView[]
}
