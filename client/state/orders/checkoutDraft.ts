import { z } from 'zod'
import { CHECKOUT_DRAFT_KEY } from '#client/state/foundation/storage/personalStorage.ts'
import { CURRENCIES } from '#domain/foundation/money/money.ts'
import type { CheckoutFormInput } from '#domain/commerce/checkout/checkoutSchema.ts'

const text = z.string().catch('')

/** The form as it may have been left half filled; anything unreadable begins empty. Never card data. */
const draftSchema = z.object({
  contact: z.object({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    type: z.enum(['individual', 'company']).catch('individual'),
    companyName: text,
  }),
  advertiser: z.object({ name: text, website: text, industry: text }),
  billing: z.object({
    country: text,
    line1: text,
    line2: text,
    city: text,
    state: text,
    zipCode: text,
    invoiceEmail: text,
    vatId: text,
  }),
  paymentMethod: z.enum(['card', 'invoice']).catch('card'),
  creditCheck: z.boolean().catch(false),
  termsAccepted: z.boolean().catch(false),
  currency: z.enum(CURRENCIES).catch('USD'),
})
export type CheckoutDraft = z.infer<typeof draftSchema>

const EMPTY_PARTS = { contact: {}, advertiser: {}, billing: {} }

/** An empty form for a buyer from this country. */
export function emptyDraft(country: string): CheckoutDraft {
  return draftSchema.parse({ ...EMPTY_PARTS, billing: { country } })
}

/** The text typed before a reload; null if there is none. */
export function readDraft(): CheckoutDraft | null {
  try {
    const raw = sessionStorage.getItem(CHECKOUT_DRAFT_KEY)
    if (raw === null) return null
    const parsed = draftSchema.safeParse({ ...EMPTY_PARTS, ...JSON.parse(raw) })
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Saves the typed text until the tab is closed or the order is placed. */
export function writeDraft(draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(CHECKOUT_DRAFT_KEY, JSON.stringify(draftSchema.parse(draft)))
  } catch {
    // A browser that stores nothing loses the form on a reload, and only then.
  }
}

/** Deletes the typed text. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(CHECKOUT_DRAFT_KEY)
  } catch {
    // Nothing was stored.
  }
}

/** A draft as the form's input; the schema determines what is missing. */
export const asFormInput = (draft: CheckoutDraft) => draft as unknown as CheckoutFormInput
