import type {
  MailBlock,
  MailContent,
  MailRow,
} from '#content/mails/foundation/mailContent.types.ts'
import { FOOTER_WORDS } from '#content/mails/foundation/mailFrame.ts'

const textRow = ({ label, detail, amount }: MailRow) => {
  const told = detail.replaceAll('\n', '\n  ')
  if (amount === '') return `${label}: ${told}`
  return `${label}: ${amount}${told ? `\n  ${told}` : ''}`
}

function textBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')
    case 'code':
      return block.digits
    case 'action':
      return `${block.link.label}:\n${block.link.url}`
    case 'rows':
      return block.rows.map(textRow).join('\n')
    case 'note':
      return [block.link && `${block.link.label}: ${block.link.url}`, block.text]
        .filter(Boolean)
        .join('\n')
    case 'lines':
      return [`${block.title}:`, ...block.lines].join('\n')
    case 'list':
      return [
        ...(block.title === '' ? [] : [`${block.title}:`]),
        ...block.items.map((item) => `- ${item}`),
      ].join('\n')
    default:
      return block satisfies never
  }
}

/** The plain text part of a mail, with the full content of its HTML. */
export const mailText = ({ blocks, reader }: MailContent, sender: readonly string[]): string =>
  [...blocks.map(textBlock), ['--', FOOTER_WORDS[reader], ...sender].join('\n')].join('\n\n')
