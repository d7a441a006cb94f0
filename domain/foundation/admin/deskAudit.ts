import { z } from 'zod'

/** What the admin area changes. */
export const AUDITED_KINDS = [
  'account',
  'order',
  'invoice',
  'offer',
  'coupons',
  'product',
  'publisher',
  'rate',
  'agency',
  'job',
  'mail',
  'lead',
  'production',
  'review',
  'other',
] as const
export type AuditedKind = (typeof AUDITED_KINDS)[number]

/** What was so before a change, or after it. */
export type AuditedFacts = Record<string, string | number | null>

/** Why something is changed. */
export const reasonSchema = z.string().trim().min(3).max(500)

/** An entry of the audit log as it is read. */
export interface DeskAuditView {
  id: string
  at: string
  /** Null for the command line, and for who has no account any more. */
  by: string | null
  event: string
  reason: string
  before: AuditedFacts | null
  after: AuditedFacts | null
}
