import { z } from 'zod'

/** The subjects of changes in the admin area. */
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

/** A value before or after a change. */
export type AuditedFacts = Record<string, string | number | null>

/** The reason for a change. */
export const reasonSchema = z.string().trim().min(3).max(500)

/** An audit log entry for display. */
export interface DeskAuditView {
  id: string
  at: string
  /** Null for the command line, and for deleted accounts. */
  by: string | null
  event: string
  reason: string
  before: AuditedFacts | null
  after: AuditedFacts | null
}
