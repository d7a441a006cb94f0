import { describe, expect, it } from 'vitest'
import { ACCOUNT_MAILS } from '#content/mails/accounts/accountMails.ts'
import { AMENDMENT_MAILS } from '#content/mails/orders/amendmentMails.ts'
import { CAMPAIGN_MAILS } from '#content/mails/orders/campaignMails.ts'
import { DESK_MAILS } from '#content/mails/sales/deskMails.ts'
import { INVOICE_MAILS } from '#content/mails/orders/invoiceMails.ts'
import { LEDGER_MAILS } from '#content/mails/orders/ledgerMails.ts'
import { MAKE_GOOD_MAILS } from '#content/mails/orders/makeGoodMails.ts'
import { OFFER_MAILS } from '#content/mails/sales/offerMails.ts'
import { ORDER_MAILS } from '#content/mails/orders/orderMails.ts'
import { PRODUCTION_MAILS } from '#content/mails/creatives/productionMails.ts'
import { REFUND_MAILS } from '#content/mails/orders/refundMails.ts'
import { SLOT_MAILS } from '#content/mails/orders/slotMails.ts'
import type { MailBlock, MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { renderMail } from '#worker/adapters/mail/renderMail.ts'
import { everyMail } from '#test/support/sales/everyMail.ts'
import { LONGEST_NAMES, SHORT_NAMES } from '#test/support/orders/mailedOrders.ts'

const SENDER = ['Seller & Co.', 'Vienna']

const MAILS = [
  everyMail({ names: SHORT_NAMES, count: 1, currency: 'USD' }),
  everyMail({ names: SHORT_NAMES, count: 2, currency: 'EUR' }),
  everyMail({ names: LONGEST_NAMES, count: 2, currency: 'GBP' }),
].flatMap((mails, at) =>
  Object.entries(mails).map(([name, content]) => ({ name: `${name} ${at}`, content })),
)

const rendered = MAILS.map(({ name, content }) => ({
  name,
  content,
  ...renderMail(content, SENDER),
}))

type Rendered = (typeof rendered)[number]

/** Findings of a check over all mails, with the mails' names. */
const found = (in_: (mail: Rendered) => readonly string[]) =>
  rendered.flatMap((mail) => in_(mail).map((what) => `${mail.name}: ${what}`))

const matches = (text: string, pattern: RegExp) => text.match(pattern) ?? []

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/** The visible text of the HTML, one line per paragraph, cell or line. */
const seenIn = (html: string): string =>
  unescaped(
    html
      .replace(/^.*?<h1/s, '<h1')
      .replaceAll(/<\/a>\. |<\/(?:p|h1|td|div)>|<(?:div\b|br\/)/g, '\n$&')
      .replaceAll(/<[^>]*>/g, ''),
  )

/** The complete sentences of a mail. */
const sentencesOf = ({ subject, preview, blocks }: MailContent): string[] => [
  subject,
  preview,
  ...blocks.flatMap((block) => ('text' in block ? [block.text] : [])),
]

const linksOf = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, url = '', words = '']) => ({
    url: unescaped(url),
    words: words.replaceAll(/<[^>]*>/g, '').trim(),
  }))

const GROUPS = {
  account: ACCOUNT_MAILS,
  amendment: AMENDMENT_MAILS,
  campaign: CAMPAIGN_MAILS,
  desk: DESK_MAILS,
  invoice: INVOICE_MAILS,
  ledger: LEDGER_MAILS,
  makeGood: MAKE_GOOD_MAILS,
  offer: OFFER_MAILS,
  order: ORDER_MAILS,
  production: PRODUCTION_MAILS,
  refund: REFUND_MAILS,
  slots: SLOT_MAILS,
}

/** The blocks that a paragraph ending with a colon may introduce. */
const ANNOUNCED = new Set<MailBlock['kind']>(['quote', 'list', 'code', 'rows'])

describe('every mail', () => {
  it('is rendered in this test', () => {
    const isThere = (start: string) => MAILS.some(({ name }) => name.startsWith(start))
    const missing = Object.entries(GROUPS).flatMap(([group, mails]) =>
      Object.keys(mails).filter((name) => !isThere(`${group}.${name}`)),
    )
    expect(missing).toEqual([])
  })

  it('has a language, a title, a preview, a heading and a description of each picture', () => {
    expect(
      found(({ html, subject, content }) => [
        ...(html.includes('<html lang="en"') ? [] : ['no language']),
        ...(unescaped(html).includes(`<title>${subject}</title>`) ? [] : ['no title']),
        ...(content.preview.trim() === '' ? ['no preview'] : []),
        ...(matches(html, /<h1/g).length === 1 ? [] : ['not one heading']),
        ...matches(html, /<img(?![^>]*\balt=)[^>]*>/g),
      ]),
    ).toEqual([])
  })

  it('has complete links with labels, and all of them in its plain text', () => {
    expect(
      found(({ html, text }) =>
        linksOf(html)
          .filter(
            ({ url, words }) =>
              words === '' || !text.includes(url) || !/^https:\/\/[\w.-]+\/\S+$/.test(url),
          )
          .map(({ url, words }) => `${words} ${url}`),
      ),
    ).toEqual([])
  })

  it('has the full content of its HTML in its plain text', () => {
    const flat = (words: string) => words.replaceAll(/[\s>:-]+/g, ' ')
    expect(
      found(({ html, text }) =>
        seenIn(html)
          .split('\n')
          .filter((line) => line.trim() !== '' && !SENDER.some((part) => line.includes(part)))
          .flatMap((line) => line.split(/(?<=\.) (?=[A-Z])/))
          .map((line) => line.replace(/\. $/, '').trim())
          .filter((line) => !flat(text).includes(flat(line).trim())),
      ),
    ).toEqual([])
  })

  it('has no placeholder value, no double full stop and no empty line within a list', () => {
    const wrong =
      /undefined|null|NaN|\[object|Invalid Date|Infinity|\.\.|,,|\(\)| {2}(?=\S)[^\n]*:$/g
    expect(
      found(({ html, text, subject }) => [
        ...matches(seenIn(html), wrong),
        ...matches(text, wrong),
        ...matches(subject, wrong),
      ]),
    ).toEqual([])
  })

  it('ends with a colon only before a list or a block', () => {
    expect(
      found(({ content: { subject, preview, blocks } }) => [
        ...[subject, preview].filter((words) => /:\s*$/.test(words)),
        ...blocks.flatMap((block, at) =>
          'text' in block &&
          block.text.endsWith(':') &&
          !ANNOUNCED.has(blocks[at + 1]?.kind ?? 'note')
            ? [block.text]
            : [],
        ),
      ]),
    ).toEqual([])
  })

  it('ends each of its sentences', () => {
    expect(
      found(({ content: { blocks } }) =>
        blocks.flatMap((block) =>
          block.kind === 'paragraph' && !/[.:!?,]$/.test(block.text) ? [block.text] : [],
        ),
      ),
    ).toEqual([])
  })

  it('uses singular for one and plural for two', () => {
    const wrong =
      /(?<![\d.,-])1 (?:impressions|views|clicks|plays|ads|visitors|requests|differences|rounds|pieces|hours|minutes|days|coupons)\b|(?<![\d.,])2 (?:impression|view|click|play|ad|visitor|request|difference|round|piece|hour|minute|day|coupon)\b|(?<![\d.,-])1 (?:of [^.]*)?are\b|(?<![\d.,])2 (?:of [^.]*)?is\b/g
    expect(
      found(({ text, content }) => [
        ...matches(text, wrong),
        ...sentencesOf(content).flatMap((sentence) => matches(sentence, wrong)),
      ]),
    ).toEqual([])
  })

  it('states the zone of each hour', () => {
    const hour = /\b\d{1,2}(?::\d\d)? ?[ap]m\b(?! (?:UTC|C[SD]T|CET\/CEST))/gi
    expect(
      found(({ text, subject }) => [...matches(text, hour), ...matches(subject, hour)]),
    ).toEqual([])
  })
})
