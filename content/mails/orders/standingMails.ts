import { letter } from '#content/mails/foundation/letter.ts'

interface Standing {
  firstName: string
  /** Number of the repeated order. */
  order: string
  url: string
}

interface Month extends Standing {
  /** Formatted day on which the order is placed. */
  day: string
  /** Formatted, with tax. */
  total: string
  notes: string[]
}

/** The mails about standing orders. */
export const STANDING_MAILS = {
  started: (facts: Standing & { consent: string; first: string }) =>
    letter({
      subject: `Your standing order: ${facts.order} every month`,
      greeting: `Hello ${facts.firstName},`,
      paragraphs: [
        'Your standing order has started. You agreed to:',
        `The first order is placed on ${facts.first}. We email you its total a week before.`,
        'Please keep this email.',
      ],
      quote: facts.consent,
      action: { label: 'See the standing order', url: facts.url },
    }),
  announced: (facts: Month & { card: string | null }) =>
    letter({
      subject: `Monthly order on ${facts.day}: ${facts.total}`,
      greeting: `Hello ${facts.firstName},`,
      paragraphs: [
        `On ${facts.day} we order ${facts.order} again, as you agreed:`,
        facts.card === null
          ? `The invoice is ${facts.total} with tax.`
          : `We charge ${facts.total} with tax to your ${facts.card}.`,
        'To skip this month or cancel the standing order, open the link and choose. It needs no login: please don’t forward it.',
      ],
      list: facts.notes,
      action: { label: 'Skip this month or cancel', url: facts.url },
    }),
  held: (facts: Month & { reason: string }) =>
    letter({
      subject: `Monthly order of ${facts.day} not placed`,
      greeting: `Hello ${facts.firstName},`,
      paragraphs: [
        `We ordered and charged nothing for ${facts.day}:`,
        'Open the order and choose “Order the same again” to see and change it in your cart. The standing order goes on next month.',
      ],
      quote: facts.reason,
      action: { label: 'Open the order', url: facts.url },
    }),
  unpaid: (facts: Month & { days: number; isPaused: boolean }) =>
    letter({
      subject: `Monthly order not paid: ${facts.total}`,
      greeting: `Hello ${facts.firstName},`,
      paragraphs: [
        `Your bank did not accept the charge of ${facts.total} for your monthly order. It wants your confirmation, or another card.`,
        `Nothing runs until the order is paid. It waits for ${facts.days} days, then it is canceled.`,
        ...(facts.isPaused
          ? [
              'This was the second time in a row, so the standing order is paused. Start it again with another card on its page.',
            ]
          : []),
      ],
      action: { label: 'Pay the order', url: facts.url },
    }),
  paused: (facts: Standing & { reason: string }) =>
    letter({
      subject: `Standing order paused: ${facts.order}`,
      greeting: `Hello ${facts.firstName},`,
      paragraphs: [
        'Your standing order is paused. Nothing is ordered or charged until you start it again:',
      ],
      quote: facts.reason,
      action: { label: 'See the standing order', url: facts.url },
    }),
  ended: (facts: Standing & { reason: string }) =>
    letter({
      subject: `Standing order ended: ${facts.order}`,
      greeting: `Hello ${facts.firstName},`,
      paragraphs: ['Your standing order has ended. Nothing more is ordered or charged by it:'],
      quote: facts.reason,
      action: { label: 'See the standing order', url: facts.url },
    }),
}
