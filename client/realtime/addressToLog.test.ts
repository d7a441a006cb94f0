import { describe, expect, it } from 'vitest'
import { addressToLog } from './addressToLog.ts'

describe('an address that is logged', () => {
  it.each([
    [
      'https://x.example/en-US/checkout-thank-you?order=ord_1&key=key_secret&payment_intent_client_secret=pi_1_secret_2',
      'https://x.example/en-US/checkout-thank-you?order=ord_1&key=hidden&payment_intent_client_secret=hidden',
    ],
    [
      'https://x.example/en-US/reset-password?token=abc',
      'https://x.example/en-US/reset-password?token=hidden',
    ],
  ])('shows nothing that opens something: %s', (href, logged) => {
    expect(addressToLog(href)).toBe(logged)
  })

  it('is empty where there is none, as the referrer of a visitor who came by typing', () => {
    expect(addressToLog('')).toBe('')
    expect(addressToLog('about:client?')).toBe('about:client?')
    expect(addressToLog('no address')).toBe('')
  })

  it('stays as it is otherwise, with the terms of an advertisement', () => {
    const href = 'https://x.example/en-US?utm_source=a%20b&utm_term=c#top'
    expect(addressToLog(href)).toBe(href)
  })
})
