import type { AccountMail } from '#content/mails/accountMails.ts'
import { escapeHtml } from './escapeHtml.ts'
import type { Mail } from './mailer.ts'

const SIGNATURE = 'AdMarket Direct'

const plainText = ({ greeting, paragraphs, code, action }: AccountMail) =>
  [
    greeting,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    SIGNATURE,
  ].join('\n\n')

const paragraph = (content: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${content}</p>`

const button = ({ label, url }: { label: string; url: string }) =>
  paragraph(
    `<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#2438E0;color:#FFFFFF;text-decoration:none;font-weight:600">${escapeHtml(label)}</a>`,
  ) + paragraph(`<span style="font-size:13px;color:#4A4F5C">${escapeHtml(url)}</span>`)

const digits = (code: string) =>
  paragraph(
    `<span style="font-size:32px;line-height:40px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</span>`,
  )

const html = ({ subject, greeting, paragraphs, code, action }: AccountMail) =>
  `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
  `<body style="margin:0;background:#F7F6F2;color:#10131A;font-family:Figtree,Helvetica,Arial,sans-serif">` +
  `<div style="max-width:560px;margin:0 auto;padding:32px 24px">` +
  paragraph(`<strong>${SIGNATURE}</strong>`) +
  [greeting, ...paragraphs].map((text) => paragraph(escapeHtml(text))).join('') +
  (code ? digits(code) : '') +
  (action ? button(action) : '') +
  '</div></body></html>'

/** A mail to a person with its two parts: words, a code, and one thing to do. */
export const renderAccountMail = (mail: AccountMail): Omit<Mail, 'to'> => ({
  subject: mail.subject,
  text: plainText(mail),
  html: html(mail),
})
