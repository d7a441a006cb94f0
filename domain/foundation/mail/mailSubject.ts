/**
 * The part of an order that a mail is about: a line with the amendment, change, draft or reminder
 * that caused the mail, an invoice, or a payment.
 */
export interface MailSubject {
  /** The line, invoice or payment. */
  id: string
  /** The amendment, change, draft or reminder; null for a mail that is sent once. */
  occasion: string | null
}

/** The outbox's form of a subject. An order gets one mail of a kind for each. */
export const formatMailSubject = (id: string, occasion: string | number): string =>
  `${id}:${occasion}`

/** Reads the outbox's form; null for a mail about the order as a whole. */
export function parseMailSubject(text: string | null): MailSubject | null {
  if (text === null) return null
  const end = text.indexOf(':')
  return end < 0
    ? { id: text, occasion: null }
    : { id: text.slice(0, end), occasion: text.slice(end + 1) }
}
