import { z } from 'zod'
import { twoFactorCodeSchema } from '#domain/accounts/twoFactor.ts'

/**
 * The resources that a mailed link and a code open, and whose code opens each. The order itself
 * also allows paying and canceling.
 */
const RESOURCE_RECIPIENTS = {
  invoice: ['buyer', 'invoice'],
  order: ['buyer'],
  upload: ['buyer'],
  report: ['buyer'],
  amendment: ['buyer'],
} as const satisfies Record<string, readonly CodeRecipient[]>

/** Recipients of a code: the buyer, and the invoice's recipient if that is another address. */
export const CODE_RECIPIENTS = ['buyer', 'invoice'] as const
export type CodeRecipient = (typeof CODE_RECIPIENTS)[number]

export type MailedResource = keyof typeof RESOURCE_RECIPIENTS
export const MAILED_RESOURCES = Object.keys(RESOURCE_RECIPIENTS) as [
  MailedResource,
  ...MailedResource[],
]

/**
 * How long a code is valid, how many attempts it allows, and how long the access lasts in a
 * browser.
 */
export const MAILED_CODE_LIFE_MS = 10 * 60_000
export const MAILED_CODE_TRIES = 5
export const MAILED_ACCESS_LIFE_MS = 7 * 24 * 60 * 60_000

/** The addresses of an order that can receive codes. */
export interface OrderAddresses {
  /** The owning account's address, or the one a guest ordered with. */
  buyer: string
  /** The address that receives the invoice. */
  invoice: string
}

/** The addresses that can open a resource by mail, without duplicates. */
export function codeRecipients(
  resource: MailedResource,
  addresses: OrderAddresses,
): { recipient: CodeRecipient; address: string }[] {
  const isBuyers = addresses.invoice.toLowerCase() === addresses.buyer.toLowerCase()
  return RESOURCE_RECIPIENTS[resource]
    .filter((recipient) => recipient === 'buyer' || (addresses.invoice !== '' && !isBuyers))
    .map((recipient) => ({ recipient, address: addresses[recipient].toLowerCase() }))
}

/** An address masked for a holder of the link who may be a stranger: `c•••@example.com`. */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}•••${address.slice(at)}`
}

export const mailedResourceSchema = z.object({
  resource: z.enum(MAILED_RESOURCES),
  id: z.string().regex(/^[a-z]{3}_[0-9A-Za-z]{24}$/),
})
export type MailedResourceKey = z.output<typeof mailedResourceSchema>

export const codeRequestSchema = z.object({ recipient: z.enum(CODE_RECIPIENTS) })
export const codeEntrySchema = codeRequestSchema.extend({ code: twoFactorCodeSchema })

/** The possible recipients of a code, for the page behind a mailed link. */
export interface MailedAccessView {
  /** The resource in words: "Invoice INV-2026-000001". */
  title: string
  recipients: { recipient: CodeRecipient; address: string }[]
}
