import { z } from 'zod'
import { reasonSchema } from '#domain/foundation/admin/deskAudit.ts'

export const MOST_COMMISSION_PERMILLE = 300

const monthSchema = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please enter a month, such as 2026-11.')

/** A commission that the desk proposes to an agency for a client. */
export const newTermsSchema = z.object({
  commissionPermille: z.int().min(0).max(MOST_COMMISSION_PERMILLE),
  /** The first month, which is not before the month of the agency's consent. */
  since: monthSchema,
  reason: reasonSchema,
})
export type NewTerms = z.output<typeof newTermsSchema>

/** Terms as the agency and the desk see them. */
export interface ClientTermsView {
  id: string
  clientId: string
  commissionPermille: number
  since: string
  proposedAt: string
  /** Null until the agency's owner agrees. */
  acceptedAt: string | null
}

/** A client of an agency in the desk's search. */
export interface AgencyClientRow {
  id: string
  name: string
  agencyName: string
  terms: ClientTermsView[]
}
