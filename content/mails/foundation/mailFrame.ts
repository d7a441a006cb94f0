import type { MailContent } from './mailContent.types.ts'

/** Above every mail. */
export const BRAND = 'AdMarket Direct'

/** The footer of every mail, before the sender. Replies go to the desk. */
export const FOOTER_WORDS: Record<MailContent['reader'], string> = {
  customer: 'Questions? Reply to this email: a person reads it.',
  desk: 'For the desk of AdMarket Direct.',
  operator: 'For the operators of AdMarket Direct.',
}
