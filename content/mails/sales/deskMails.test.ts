import { describe, expect, it } from 'vitest'
import { DESK_MAILS } from './deskMails.ts'
import { LEDGER_MAILS } from '#content/mails/orders/ledgerMails.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { creativesDecided, type MailedVerdict } from '#content/mails/creatives/reviewMails.ts'

const url = 'https://shop.example/en-US/admin/leads'
const textsOf = ({ blocks }: MailContent) =>
  blocks.flatMap((block) =>
    block.kind === 'list' ? block.items : 'text' in block ? [block.text] : [],
  )

describe('mail of new requests', () => {
  const lead = { name: 'Ann Lee', kind: 'callback' as const, dueAt: '2026-07-01T15:00:00.000Z' }
  const mail = (waiting: (typeof lead)[], hasMore: boolean) =>
    textsOf(
      DESK_MAILS.leadsWaiting({ desk: 'europe', count: waiting.length, waiting, hasMore, url }),
    )

  it('uses the singular for one, and the hour with daylight saving', () => {
    const texts = mail([lead], false)
    expect(texts).toContain('This one is waiting for an answer:')
    expect(texts).toContain('Ann Lee: Callback, due Wed, Jul 1, 10:00 AM CDT')
  })

  it('says that there are more than it lists', () => {
    expect(mail([lead, lead], false).join(' ')).not.toContain('More of them')
    expect(mail([lead, lead], true)).toContain('More of them are on the board.')
  })
})

describe('mail of a ledger check', () => {
  const titleOf = (count: number, told: string[]) =>
    LEDGER_MAILS.differences({ count, told }).blocks.flatMap((block) =>
      block.kind === 'list' ? [block.title] : [],
    )

  it('describes the findings it lists', () => {
    expect(titleOf(1, ['one'])).toEqual(['The difference'])
    expect(titleOf(2, ['one', 'two'])).toEqual(['The differences'])
    expect(titleOf(9, ['one', 'two'])).toEqual(['The first 2'])
  })
})

describe('mail of verdicts', () => {
  const verdict = (state: MailedVerdict['state']): MailedVerdict => ({
    title: 'Banner',
    lineName: 'Fall bread',
    state,
    denialClass: null,
    text: '',
  })
  const previewOf = (...states: MailedVerdict['state'][]) =>
    creativesDecided({
      firstName: 'Ann',
      orderNumber: 'AMD-100001',
      verdicts: states.map(verdict),
      uploadUrl: url,
      policyUrl: url,
    }).preview

  it('uses the singular for one ad', () => {
    expect(previewOf('approved')).toContain('reviewed your ad and approved it')
    expect(previewOf('denied')).toContain('reviewed your ad. It cannot run as it is')
    expect(previewOf('approved', 'approved')).toContain('reviewed your ads and approved them')
    expect(previewOf('approved', 'denied')).toContain('Not all of them can run')
    expect(previewOf('denied', 'denied')).toContain('They cannot run as they are')
  })
})
