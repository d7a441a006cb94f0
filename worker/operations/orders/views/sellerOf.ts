import type { InvoiceSeller } from '#domain/orders/invoice/invoiceDocument.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'

/** The seller as documents name it. */
export const sellerOf = (settings: Settings): InvoiceSeller => ({
  address: settings.SELLER_ADDRESS,
  taxId: settings.SELLER_TAX_ID,
  email: settings.MAIL_DESK,
  bank: settings.SELLER_BANK,
  timeZone: settings.SELLER_TIME_ZONE,
})
