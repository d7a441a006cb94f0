import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { MailDocument } from './MailDocument.tsx'
import { mailText } from './mailText.ts'

/** The two parts of a mail from its content; `sender` is who sends it, a line each. */
export function renderMail(
  content: MailContent,
  sender: readonly string[],
): { subject: string; html: string; text: string } {
  const document = createElement(MailDocument, { content, sender })
  return {
    subject: content.subject,
    html: `<!doctype html>${renderToStaticMarkup(document)}`,
    text: mailText(content, sender),
  }
}
