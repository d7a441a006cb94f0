import { z } from 'zod'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/**
 * Why an address gets no further email. `bounce`: its server rejects email for good. `complaint`: its owner reported one as
 * spam. `platform`: Cloudflare refuses to send to it. `manual`: an admin stopped it.
 */
export const SUPPRESSION_REASONS = ['bounce', 'complaint', 'platform', 'manual'] as const
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number]

/** The displayed text for each reason. */
export const SUPPRESSION_NAMES = {
  bounce: 'Email bounces',
  complaint: 'Reported as spam',
  platform: 'Refused by the email service',
  manual: 'Stopped by an admin',
} as const satisfies Record<SuppressionReason, string>

export interface Suppression {
  address: string
  reason: SuppressionReason
  detail: string
}

/** Addresses differ by their letters only in the domain, but nobody uses that (RFC 5321, 2.4). */
export const suppressedAddress = (address: string): string => address.trim().toLowerCase()

const MAX_DETAIL = 300

/**
 * An event of Cloudflare's Email Sending subscription, with the fields that we read (Event
 * subscriptions, schema version 1).
 */
const eventSchema = z.object({
  type: z.string(),
  payload: z.object({
    recipient: z.string().min(3).max(320),
    bounce: z.object({ type: z.string(), reason: z.string().optional() }).optional(),
    complaint: z.object({ type: z.string() }).optional(),
  }),
})

/**
 * The suppression that an event requires; null if it requires none, undefined if the body is not an
 * event.
 */
export function suppressionOfEvent(body: unknown): Suppression | null | undefined {
  const event = eventSchema.safeParse(body)
  if (!event.success) return undefined
  const { type, payload } = event.data
  const address = suppressedAddress(payload.recipient)
  if (type === 'cf.email.sending.message.complained')
    return { address, reason: 'complaint', detail: payload.complaint?.type ?? '' }
  if (type !== 'cf.email.sending.message.bounced' || payload.bounce?.type !== 'hard') return null
  return {
    address,
    reason: 'bounce',
    detail: firstCharacters(payload.bounce.reason ?? '', MAX_DETAIL),
  }
}
