import { letter } from '#content/mails/foundation/letter.ts'

/** The mails about saved cards. */
export const CARD_MAILS = {
  expires: (facts: { firstName: string; card: string; expiry: string; url: string }) =>
    letter({
      subject: `Your ${facts.card} expires soon`,
      greeting: `Hello ${facts.firstName},`,
      paragraphs: [
        `Your saved card, ${facts.card}, is valid until the end of ${facts.expiry}. Add its successor or another card, so that you can go on paying in one click.`,
        'Many banks send us the new date by themselves. Then you need to do nothing.',
      ],
      action: { label: 'Open saved cards', url: facts.url },
    }),
}
