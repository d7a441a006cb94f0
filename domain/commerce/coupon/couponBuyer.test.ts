import { describe, expect, it } from 'vitest'
import { claimantsOf, mailboxOf } from './couponBuyer.ts'

describe('the normalized mailbox of an address', () => {
  it.each([
    ['Ann@Example.com', 'ann@example.com'],
    ['ann+ads@example.com', 'ann@example.com'],
    ['a.n.n@example.com', 'a.n.n@example.com'],
    ['A.n.n+x@gmail.com', 'ann@gmail.com'],
    ['a.nn@GoogleMail.com', 'ann@gmail.com'],
    ['"a@b"@example.com', '"a@b"@example.com'],
    [' ann@example.com ', 'ann@example.com'],
  ])('of %s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox)
  })
})

describe('the claimants of a buyer', () => {
  it('are a guest’s mailbox and network, under each key', () => {
    const guest = { accountId: null, email: 'ann+1@example.com', networks: ['n1', 'n0'] }
    expect(claimantsOf(guest)).toEqual(['ann@example.com', 'network:n1', 'network:n0'])
    expect(claimantsOf({ ...guest, email: null })).toEqual(['network:n1', 'network:n0'])
    expect(claimantsOf({ ...guest, networks: [] })).toEqual(['ann@example.com'])
  })
  it('are an account and its mailbox, on any network', () => {
    const buyer = { accountId: 'acc_1', email: 'ann@example.com', networks: ['n1', 'n0'] }
    expect(claimantsOf(buyer)).toEqual(['account:acc_1', 'ann@example.com'])
  })
})
