import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatRounds } from '#domain/creatives/production/rounds.ts'
import { letter } from '#content/mails/foundation/letter.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'

/** The facts in mails about an ad creation. */
export interface ProductionMailFacts {
  firstName: string
  orderNumber: string
  /** The name of the package. */
  name: string
  advertiser: string
  /** When the next draft is due (ISO date); null while unknown. */
  dueDate: string | null
  roundsLeft: number
  /** The buyer's page; opens with a login, or with a mailed code. */
  uploadUrl: string
  /** The desk's page. */
  deskUrl: string
  /** The message, if the mail is about one. */
  text: string
}

const OPENS = 'The link opens with your login, or with a code that we email you.'

const greet = ({ firstName }: ProductionMailFacts) => `Hello ${firstName},`

const formatDue = ({ dueDate }: ProductionMailFacts, what: string): string =>
  dueDate === null
    ? `The working days for ${what} begin when your order is paid.`
    : `You get ${what} by ${formatDay(dueDate)}.`

const forDesk = (
  facts: ProductionMailFacts,
  words: { subject: string; paragraphs: string[] },
): MailContent =>
  letter({
    ...words,
    greeting: 'Hello,',
    ...(facts.text === '' ? {} : { quote: facts.text }),
    action: { label: 'Open the production', url: facts.deskUrl },
    reader: 'desk',
  })

/** The mails about an ad creation: to its buyer, and to the desk. */
export const PRODUCTION_MAILS = {
  /** Confirms to the buyer that the brief has arrived. */
  briefing_received: (facts: ProductionMailFacts): MailContent =>
    letter({
      subject: `We have your brief for ${facts.name}`,
      greeting: greet(facts),
      paragraphs: [
        `Thank you for the brief for ${facts.name}, order ${facts.orderNumber}. ${formatDue(facts, 'the first draft')}`,
        'Until we start, you can still change it and add files.',
      ],
      action: { label: 'See your brief', url: facts.uploadUrl },
      closing: OPENS,
    }),
  /** The brief has not arrived. */
  briefing_missing: (facts: ProductionMailFacts): MailContent =>
    letter({
      subject: `Your brief for ${facts.name} is missing`,
      greeting: greet(facts),
      paragraphs: [
        `You ordered ${facts.name} in order ${facts.orderNumber}. To start, we need a short brief from you: what the ad should say, your logo and pictures.`,
        'A few sentences are enough. The clock starts when we receive them.',
      ],
      action: { label: 'Write your brief', url: facts.uploadUrl },
      closing: OPENS,
    }),
  /** A draft is ready for the buyer. */
  draft_ready: (facts: ProductionMailFacts): MailContent =>
    letter({
      subject: `Your draft of ${facts.name} is ready`,
      greeting: greet(facts),
      paragraphs: [
        `The draft of ${facts.name}, order ${facts.orderNumber}, is ready. Please look at it: accept it, or tell us what to change.${facts.text === '' ? '' : ' The person who made it writes:'}`,
        formatRounds(facts.roundsLeft),
      ],
      ...(facts.text === '' ? {} : { quote: facts.text }),
      action: { label: 'See your draft', url: facts.uploadUrl },
      closing: OPENS,
    }),
  /** The desk sent a message. */
  production_message: (facts: ProductionMailFacts): MailContent =>
    letter({
      subject: `A message about ${facts.name}`,
      greeting: greet(facts),
      paragraphs: [
        `The person making ${facts.name} for your order ${facts.orderNumber} has written to you:`,
      ],
      quote: facts.text,
      action: { label: 'Answer', url: facts.uploadUrl },
      closing: OPENS,
    }),
  /** The draft was accepted and its files are available. */
  production_delivered: (facts: ProductionMailFacts): MailContent =>
    letter({
      subject: `Your files for ${facts.name} are ready`,
      greeting: greet(facts),
      paragraphs: [
        `Thank you for accepting the draft of ${facts.name}, order ${facts.orderNumber}. The files are yours: save them, or use them on a campaign with one click.`,
      ],
      action: { label: 'Get your files', url: facts.uploadUrl },
      closing: OPENS,
    }),
  /** To the desk: a brief has arrived. */
  production_briefed: (facts: ProductionMailFacts): MailContent =>
    forDesk(facts, {
      subject: `Brief for ${facts.name}, ${facts.advertiser}`,
      paragraphs: [
        `The brief of order ${facts.orderNumber} has arrived. ${
          facts.dueDate === null
            ? 'The order is not paid yet: the working days begin once it is.'
            : `The first draft is due on ${formatDay(facts.dueDate)}.`
        }`,
      ],
    }),
  /** To the desk: the buyer requested changes. */
  changes_asked: (facts: ProductionMailFacts): MailContent =>
    forDesk(facts, {
      subject: `Changes to ${facts.name}, ${facts.advertiser}`,
      paragraphs: [
        `The buyer of order ${facts.orderNumber} asks for changes to the draft${facts.text === '' ? '.' : ':'}`,
        ...(facts.dueDate === null
          ? []
          : [`The next draft is due on ${formatDay(facts.dueDate)}.`]),
      ],
    }),
  /** To the desk: the buyer accepted the draft. */
  draft_accepted: (facts: ProductionMailFacts): MailContent =>
    forDesk(facts, {
      subject: `Accepted: ${facts.name}, ${facts.advertiser}`,
      paragraphs: [`The buyer of order ${facts.orderNumber} has accepted the draft.`],
    }),
} as const satisfies Record<string, (facts: ProductionMailFacts) => MailContent>

export type ProductionMailKind = keyof typeof PRODUCTION_MAILS
