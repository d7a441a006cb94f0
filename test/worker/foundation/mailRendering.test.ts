import { describe, expect, it } from 'vitest'
import { ACCESS_MAILS } from '#content/mails/orders/accessMails.ts'
import { ACCOUNT_MAILS } from '#content/mails/accounts/accountMails.ts'
import { DESK_MAILS } from '#content/mails/sales/deskMails.ts'
import { LEDGER_MAILS } from '#content/mails/orders/ledgerMails.ts'
import type { MailBlock, MailContent } from '#content/mails/foundation/mailContent.types.ts'
import colorTokens from '#content/brand/colors.css?raw'
import { renderMail } from '#worker/adapters/mail/renderMail.ts'

const url = 'https://shop.example/en-US/page?a=1&b=2'

/** Every kind of block, with text that a person may have typed. */
const BLOCKS: MailBlock[] = [
  { kind: 'heading', text: 'Bread & <b>butter</b>' },
  { kind: 'paragraph', text: 'Hello "Ann",' },
  { kind: 'quote', text: 'First line\nSecond <i>line</i>' },
  { kind: 'code', digits: '048213' },
  { kind: 'action', link: { label: 'Open it', url }, isAddressShown: true },
  {
    kind: 'rows',
    rows: [
      { label: 'Subtotal', detail: 'of two lines', amount: '$90.00' },
      { label: 'Total', detail: '', amount: '$99.00' },
    ],
    hasTotal: true,
  },
  { kind: 'note', text: 'No sales tax.', link: { label: 'Invoice INV-1', url } },
  { kind: 'lines', title: 'Billing address', lines: ['1 Main <Street>', 'Austin'] },
  { kind: 'list', title: 'Approved', items: ['Banner <1>', 'Banner 2'] },
]

const SENDER = ['Seller & Co.', 'Vienna']
const everyBlock: MailContent = {
  subject: 'Every block',
  preview: 'What the inbox shows',
  blocks: BLOCKS,
  reader: 'customer',
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split('\n')
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
const wordsOf = (blocks: readonly MailBlock[]) =>
  blocks.flatMap((block) => stringsIn({ ...block, kind: '' })).filter((words) => words !== '')

const escaped = (words: string) =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

describe('email', () => {
  it('has the same content in HTML and plain text, and escapes typed text', () => {
    const { html, text } = renderMail(everyBlock, SENDER)
    for (const words of [...wordsOf(BLOCKS), ...SENDER]) {
      expect(text).toContain(words)
      expect(html).toContain(escaped(words))
    }
    expect(html).not.toMatch(/<b>|<i>|<Street>/)
    expect(html).toContain('What the inbox shows')
  })

  it('has no empty amount in its plain text', () => {
    const rows = [{ label: 'Budget', detail: '$100 → $200', amount: '' }]
    const change = { ...everyBlock, blocks: [{ kind: 'rows' as const, rows, hasTotal: false }] }
    expect(renderMail(change, SENDER).text).toContain('Budget: $100 → $200\n')
  })

  it('keeps a number in its heading on one line', () => {
    const text = 'Your offer OFF-2026-000001 for order AMD-100001 is made'
    const { html } = renderMail({ ...everyBlock, blocks: [{ kind: 'heading', text }] }, SENDER)
    const kept = (number: string) => `<span style="white-space:nowrap">${number}</span>`
    expect(html).toContain(
      `>Your offer ${kept('OFF-2026-000001')} for order ${kept('AMD-100001')} is made</h1>`,
    )
  })

  it('keeps a day and an hour with its zone on one line', () => {
    const text = 'Please pay by Mon, Dec 7, 2026. We keep them until Dec 2, 2026, 2:30 PM UTC.'
    const { html } = renderMail({ ...everyBlock, blocks: [{ kind: 'paragraph', text }] }, SENDER)
    for (const kept of ['Mon, Dec 7, 2026', 'Dec 2, 2026', '2:30 PM UTC'])
      expect(html).toContain(`<span style="white-space:nowrap">${kept}</span>`)
  })

  it('isolates a right-to-left name from the figures next to it, except in addresses', () => {
    const blocks: MailBlock[] = [
      { kind: 'paragraph', text: 'מאפייה: 5 ads, $500' },
      { kind: 'rows', rows: [{ label: 'מאפייה', detail: '', amount: '$5' }], hasTotal: false },
      {
        kind: 'action',
        link: { label: 'Open', url: 'https://a.example/?n=מ' },
        isAddressShown: true,
      },
    ]
    const mail = renderMail({ ...everyBlock, subject: 'Order 7, מאפייה', blocks }, SENDER)
    const isolated = '\u2068מאפייה\u2069'
    expect(mail.subject).toBe(`Order 7, ${isolated}`)
    expect(mail.text).toContain(`${isolated}: 5 ads, $500`)
    expect(mail.html).toContain(`${isolated}: 5 ads, $500`)
    expect(mail.text).toContain('https://a.example/?n=מ')
    expect(mail.text.match(/(?<!\u2068|[א-ת])[א-ת]/g)).toEqual(['מ'])
  })

  it('separates items, in plain text too', () => {
    const { html, text } = renderMail(everyBlock, SENDER)
    expect(text).toContain('Approved:\n- Banner <1>\n- Banner 2')
    expect(html).toMatch(/>Banner &lt;1&gt;<\/p><p[^>]*>Banner 2<\/p>/)
  })

  it('uses only the colors of the tokens', () => {
    const { html } = renderMail(everyBlock, SENDER)
    const used = new Set(html.match(/#[\da-f]{3,8}\b/gi))
    const tokens = new Set(colorTokens.match(/#[\da-f]{6}\b/gi))
    expect(used.size).toBeGreaterThan(4)
    expect([...used].filter((color) => !tokens.has(color))).toEqual([])
  })

  it('keeps its code and its link out of an inbox’s preview', () => {
    const code = ACCESS_MAILS.code({ title: 'invoice INV-1', code: '048213', minutes: 15 })
    const link = ACCOUNT_MAILS.resetPassword({ firstName: 'Ann', url })
    expect(`${code.subject} ${code.preview}`).not.toContain('048213')
    expect(`${link.subject} ${link.preview}`).not.toContain(url)
  })

  it('wraps a name longer than a phone is wide, at any position', () => {
    const { html } = renderMail(everyBlock, SENDER)
    const texts = html.match(/style="[^"]*font-family[^"]*"/g) ?? []
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.filter((style) => !/overflow-wrap:anywhere/.test(style))).toEqual([])
  })

  it('to the desk does not ask for a reply to the desk itself', () => {
    const customer = renderMail(ACCOUNT_MAILS.accountDeleted({ firstName: 'Ann' }), SENDER)
    const mails = [
      DESK_MAILS.visitorWaits({ desk: 'europe', text: 'Hello', others: 1, url }),
      LEDGER_MAILS.differences({ count: 1, told: ['ord_1: charged 100, entered 90'] }),
    ]
    expect(customer.text).toContain('Reply to this email')
    for (const mail of mails)
      expect(renderMail(mail, SENDER).text).not.toContain('Reply to this email')
  })
})
