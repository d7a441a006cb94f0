import type { MailBlock, MailContent, MailLink } from './mailContent.types.ts'

/** The words of a mail that greets, says a few things and may ask for one. */
export interface LetterWords {
  subject: string
  greeting: string
  /** The first one is also the preview of the inbox, with what it announces. */
  paragraphs: string[]
  /** What the first paragraph announces. */
  list?: string[]
  /** What somebody else wrote, after the first paragraph. */
  quote?: string
  /** Digits to type in. */
  code?: string
  action?: MailLink
  /** What is only good to know, after the way to act. */
  closing?: string
  reader?: MailContent['reader']
}

/** More than an inbox shows of a mail. */
const PREVIEW_LENGTH = 200

/** A paragraph of a mail. */
export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })

/** A mail of words, a code and one thing to do, in this order. */
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

/** The words on one line, no longer than an inbox can show them. */
function previewOf(words: readonly string[]): string {
  const line = words.join(' ').replaceAll(/\s+/g, ' ').trim()
  return line.length <= PREVIEW_LENGTH
    ? line
    : `${line.slice(0, PREVIEW_LENGTH).replace(/\s\S*$/, '')} …`
}
