import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { OrderMail } from './OrderMail.tsx'
import type { MailRow, OrderMailContent } from './orderMailContent.ts'

const textRow = ({ label, detail, amount }: MailRow) =>
  `${label}: ${amount}${detail ? `\n  ${detail}` : ''}`

/** The HTML and the text part of a mail about an order. */
export function renderOrderMail(content: OrderMailContent): { html: string; text: string } {
  const html = `<!doctype html>${renderToStaticMarkup(createElement(OrderMail, { content }))}`
  const text = [
    content.heading,
    content.greeting,
    ...content.paragraphs,
    content.lines.map(textRow).join('\n'),
    content.sums.map(textRow).join('\n'),
    `${content.invoice.label}: ${content.invoice.url}\n${content.taxRule}`,
    content.address.join('\n'),
    `${content.link.label}: ${content.link.url}`,
    'AdMarket Direct',
  ].join('\n\n')
  return { html, text }
}
