import { z } from 'zod'
import { twoFactorCodeSchema } from '#domain/accounts/twoFactor.ts'

/** What of an order opens by its mailed link and a code, and whose code does. The order itself pays and cancels too. */
const RESOURCE_RECIPIENTS = {
  invoice: ['buyer', 'invoice'],
  order: ['buyer'],
  upload: ['buyer'],
  report: ['buyer'],
  amendment: ['buyer'],
} as const satisfies Record<string, readonly CodeRecipient[]>

/** Who can be mailed a code: who ordered, and who gets the invoice where that is another address. */
export const CODE_RECIPIENTS = ['buyer', 'invoice'] as const
export type CodeRecipient = (typeof CODE_RECIPIENTS)[number]

export type MailedResource = keyof typeof RESOURCE_RECIPIENTS
export const MAILED_RESOURCES = Object.keys(RESOURCE_RECIPIENTS) as [
  MailedResource,
  ...MailedResource[],
]

/** How long a code works, how often it may be tried, and how long what it opened stays open in a browser. */
export const MAILED_CODE_LIFE_MS = 10 * 60_000
export const MAILED_CODE_TRIES = 5
export const MAILED_ACCESS_LIFE_MS = 7 * 24 * 60 * 60_000

/** The addresses of an order that codes can go to. */
export interface OrderAddresses {
  /** Of the account that owns it; of a guest, the one it was ordered with. */
  buyer: string
  /** Where its invoice goes. */
  invoice: string
}

/** Who can open a resource by mail, each address once. */
export function codeRecipients(
  resource: MailedResource,
  addresses: OrderAddresses,
): { recipient: CodeRecipient; address: string }[] {
  const isBuyers = addresses.invoice.toLowerCase() === addresses.buyer.toLowerCase()
  return RESOURCE_RECIPIENTS[resource]
    .filter((recipient) => recipient === 'buyer' || (addresses.invoice !== '' && !isBuyers))
    .map((recipient) => ({ recipient, address: addresses[recipient].toLowerCase() }))
}

/** An address as it is shown to who has the link but may be a stranger: `c•••@example.com`. */
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

/** Who can be mailed a code for a resource, as the screen of its link shows it. */
export interface MailedAccessView {
  /** What is to be opened, in words: "Invoice INV-2026-000001". */
  title: string
  recipients: { recipient: CodeRecipient; address: string }[]
}
