import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { isolateRtl } from '#domain/foundation/wording/isolateRtl.ts'
import { MailDocument } from './MailDocument.tsx'
import { mailText } from './mailText.ts'

/** The two parts of a mail from its content; `sender` is who sends it, a line each. */
export function renderMail(
  content: MailContent,
  sender: readonly string[],
): { subject: string; html: string; text: string } {
  const isolated = withIsolatedNames(content)
  const document = createElement(MailDocument, { content: isolated, sender })
  return {
    subject: isolated.subject,
    html: `<!doctype html>${renderToStaticMarkup(document)}`,
    text: mailText(isolated, sender),
  }
}

/** The content with each name from right to left isolated from the figures beside it; addresses stay as they are. */
function withIsolatedNames<Value>(value: Value): Value {
  if (typeof value === 'string') return isolateRtl(value) as Value
  if (Array.isArray(value)) return value.map(withIsolatedNames) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    key === 'url' ? part : withIsolatedNames(part),
  ])
  return Object.fromEntries(entries) as Value
}
