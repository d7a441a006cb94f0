import type { AccountMail } from '#content/mails/accountMails.ts'
import type { OperationContext } from '../env.ts'
import { log } from '../log.ts'
import { sendMail } from './mail/mailer.ts'

const TRIES = 3
const SIGNATURE = 'AdMarket Direct'

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const plainText = ({ greeting, paragraphs, action }: AccountMail) =>
  [greeting, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), SIGNATURE].join(
    '\n\n',
  )

const paragraph = (content: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${content}</p>`

const button = ({ label, url }: { label: string; url: string }) =>
  paragraph(
    `<a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#2438E0;color:#FFFFFF;text-decoration:none;font-weight:600">${escaped(label)}</a>`,
  ) + paragraph(`<span style="font-size:13px;color:#4A4F5C">${escaped(url)}</span>`)

const html = ({ subject, greeting, paragraphs, action }: AccountMail) =>
  `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>` +
  `<body style="margin:0;background:#F7F6F2;color:#10131A;font-family:Figtree,Helvetica,Arial,sans-serif">` +
  `<div style="max-width:560px;margin:0 auto;padding:32px 24px">` +
  paragraph(`<strong>${SIGNATURE}</strong>`) +
  [greeting, ...paragraphs].map((text) => paragraph(escaped(text))).join('') +
  (action ? button(action) : '') +
  '</div></body></html>'

/** Sends a mail of the account; tries again at once when that fails, then logs it and gives up: its links are short-lived. */
export async function sendAccountMail(
  context: Pick<OperationContext, 'env' | 'settings' | 'requestId'>,
  to: string,
  mail: AccountMail,
): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      await sendMail(context, {
        to,
        subject: mail.subject,
        text: plainText(mail),
        html: html(mail),
      })
      return
    } catch (error) {
      log('warn', 'account mail not sent', {
        requestId: context.requestId,
        attempt,
        message: error instanceof Error ? error.message : 'unknown',
      })
    }
  }
}
