import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { isolateRtl } from '#domain/foundation/wording/isolateRtl.ts'
import { MailDocument } from './MailDocument.tsx'
import { mailText } from './mailText.ts'

/** Renders both parts of a mail from its content; `sender` is the sender's text, by lines. */
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

/** Isolates each right-to-left name in the content from adjacent figures; leaves addresses unchanged. */
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
