import { describe, expect, it } from 'vitest'
import {
  isMailExpired,
  MAIL_KINDS,
  MAIL_TRAITS,
  type MailTraits,
  ORDER_MAIL_KINDS,
} from './mailTraits.ts'

const createdAt = '2026-11-25T12:00:00.000Z'
const after = (minutes: number) => new Date(Date.parse(createdAt) + minutes * 60_000)

describe('MAIL_TRAITS', () => {
  it.each([
    ['access_code', 15],
    ['reset_password', 24 * 60],
    ['report', 20 * 60],
  ] as const)('drops %s after %i minutes', (kind, minutes) => {
    expect(isMailExpired({ kind, createdAt }, after(minutes))).toBe(false)
    expect(isMailExpired({ kind, createdAt }, after(minutes + 1))).toBe(true)
  })

  it('never drops a security notice or a mail about an order', () => {
    for (const kind of ['password_changed', ...ORDER_MAIL_KINDS] as const)
      expect(isMailExpired({ kind, createdAt }, after(60 * 24 * 365))).toBe(false)
  })

  it('limits every mail to a buyer, and none to the back office', () => {
    const kindsTo = (...to: MailTraits['to'][]) =>
      MAIL_KINDS.filter((kind) => to.includes(MAIL_TRAITS[kind].to))
    expect(kindsTo('buyer', 'invoicing').filter((kind) => !MAIL_TRAITS[kind].isLimited)).toEqual([])
    expect(kindsTo('backOffice').filter((kind) => MAIL_TRAITS[kind].isLimited)).toEqual([])
    expect(kindsTo('backOffice')).toEqual([
      'refund_failed',
      'production_briefed',
      'changes_asked',
      'draft_accepted',
    ])
  })
})
