import { letter } from '#content/mails/foundation/letter.ts'

interface Requested {
  firstName: string
  /** Name of the requester; in a decision, of the approver. */
  by: string
  teamName: string
  advertiser: string
  /** Formatted, with tax. */
  total: string
  /** Names of the campaigns. */
  lines: string[]
  url: string
}

/** The mails about the team's approval of orders. */
export const APPROVAL_MAILS = {
  wanted: (facts: Requested & { note: string; byInvoice: boolean; days: number }) =>
    letter({
      subject: `Order to approve: ${facts.total}`,
      greeting: `Hello ${facts.firstName},`,
      paragraphs: [
        `${facts.by} of ${facts.teamName} asks you to approve an order of ${facts.total} with tax for ${facts.advertiser}:`,
        facts.byInvoice
          ? 'Open it to see the plan and today’s price. Approving orders it by invoice; you log in first.'
          : 'Open it to see the plan and today’s price. Approving orders it; an owner or a buyer then pays by card.',
        `The link is yours alone: please don’t forward it. The request expires after ${facts.days} ${facts.days === 1 ? 'day' : 'days'}.`,
      ],
      list: facts.lines,
      ...(facts.note === '' ? {} : { quote: facts.note }),
      action: { label: 'See the order', url: facts.url },
    }),
  approved: (facts: Requested & { toPay: boolean }) =>
    letter({
      subject: `Approved: your order for ${facts.advertiser}`,
      greeting: `Hello ${facts.firstName},`,
      paragraphs: [
        `${facts.by} approved your order of ${facts.total}.`,
        facts.toPay
          ? 'An owner or a buyer of your team now pays it. The campaigns start once it is paid.'
          : 'It is booked. The order page lists the next steps.',
      ],
      action: { label: 'See the order', url: facts.url },
    }),
  denied: (facts: Requested & { reason: string }) =>
    letter({
      subject: `Denied: your order for ${facts.advertiser}`,
      greeting: `Hello ${facts.firstName},`,
      paragraphs: [
        `${facts.by} denied your order of ${facts.total}:`,
        'Nothing is lost: you can put the plans back in your cart, change them and ask again.',
      ],
      quote: facts.reason,
      action: { label: 'See your request', url: facts.url },
    }),
}
