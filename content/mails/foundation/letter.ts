import type { MailBlock, MailContent, MailLink } from './mailContent.types.ts'

/** The content of a mail with a greeting, a few paragraphs and at most one action. */
export interface LetterWords {
  subject: string
  greeting: string
  /** The first one is also the inbox preview, together with its list. */
  paragraphs: string[]
  /** A list after the first paragraph. */
  list?: string[]
  /** A quotation after the first paragraph. */
  quote?: string
  /** Digits to type in. */
  code?: string
  action?: MailLink
  /** Secondary information, after the action. */
  closing?: string
  reader?: MailContent['reader']
}

/** Longer than any inbox preview. */
const PREVIEW_LENGTH = 200

/** A paragraph of a mail. */
export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })

/** A mail of paragraphs, a code and one action, in this order. */
export function letter(words: LetterWords): MailContent {
  const { subject, greeting, paragraphs, list, quote, code, action, closing, reader } = words
  const [first = '', ...rest] = paragraphs
  const blocks: (MailBlock | undefined)[] = [
    { kind: 'heading', text: subject },
    paragraph(greeting),
    paragraph(first),
    list && { kind: 'list', title: '', items: list },
    quote === undefined ? undefined : { kind: 'quote', text: quote },
    code === undefined ? undefined : { kind: 'code', digits: code },
    ...rest.map(paragraph),
    action && { kind: 'action', link: action, isAddressShown: true },
    closing === undefined ? undefined : paragraph(closing),
  ]
  return {
    subject,
    preview: previewOf([first, ...(list ?? []), quote ?? '']),
    blocks: blocks.filter((block) => block !== undefined),
    reader: reader ?? 'customer',
  }
}

/** A one-line preview, cut to the length that inboxes show. */
function previewOf(words: readonly string[]): string {
  const line = words.join(' ').replaceAll(/\s+/g, ' ').trim()
  return line.length <= PREVIEW_LENGTH
    ? line
    : `${line.slice(0, PREVIEW_LENGTH).replace(/\s\S*$/, '')} …`
}
