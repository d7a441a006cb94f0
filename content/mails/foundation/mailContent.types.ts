/** A label and an amount; `detail` may be empty, or two lines. */
export interface MailRow {
  label: string
  detail: string
  amount: string
}

/** The target of a button or a link. */
export interface MailLink {
  label: string
  url: string
}

/** A part of a mail, from top to bottom. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** A quotation, with its line breaks. */
  | { kind: 'quote'; text: string }
  /** Digits to type in. */
  | { kind: 'code'; digits: string }
  /** The main action. With `isAddressShown` its URL can also be copied. */
  | { kind: 'action'; link: MailLink; isAddressShown: boolean }
  /** A column of amounts; with `hasTotal` the last one is their sum. */
  | { kind: 'rows'; rows: MailRow[]; hasTotal: boolean }
  /** Small print, after a link if it has one. */
  | { kind: 'note'; text: string; link: MailLink | null }
  /** Short lines below a title: an address. */
  | { kind: 'lines'; title: string; lines: string[] }
  /** A list, below a title unless that is empty. */
  | { kind: 'list'; title: string; items: string[] }

/** The content of a mail without markup: the only source of its HTML and its plain text. */
export interface MailContent {
  subject: string
  /** The preview next to the subject in an inbox. */
  preview: string
  blocks: MailBlock[]
  /** The reader: a mail to the desk or to the operators omits the desk's contact data. */
  reader: 'customer' | 'desk' | 'operator'
}
