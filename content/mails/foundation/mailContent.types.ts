/** A label and an amount; `detail` may be empty, or two lines. */
export interface MailRow {
  label: string
  detail: string
  amount: string
}

/** Where a button or a link leads. */
export interface MailLink {
  label: string
  url: string
}

/** A part of a mail, from top to bottom. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** What somebody else wrote, with its line breaks. */
  | { kind: 'quote'; text: string }
  /** Digits to type in. */
  | { kind: 'code'; digits: string }
  /** The one thing to do. With `isAddressShown` its address can also be copied. */
  | { kind: 'action'; link: MailLink; isAddressShown: boolean }
  /** Amounts below one another; with `hasTotal` the last one is their sum. */
  | { kind: 'rows'; rows: MailRow[]; hasTotal: boolean }
  /** Small print, after a link if it has one. */
  | { kind: 'note'; text: string; link: MailLink | null }
  /** Short lines below a title: an address. */
  | { kind: 'lines'; title: string; lines: string[] }
  /** Things one after another, below a title where it is not empty. */
  | { kind: 'list'; title: string; items: string[] }

/** What a mail says, without markup: the one source of its HTML and its plain text. */
export interface MailContent {
  subject: string
  /** What an inbox shows beside the subject. */
  preview: string
  blocks: MailBlock[]
  /** Who reads it: a mail to the desk or to the operators does not say how to reach the desk. */
  reader: 'customer' | 'desk' | 'operator'
}
