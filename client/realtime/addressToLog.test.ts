import { describe, expect, it } from 'vitest'
import { addressToLog } from './addressToLog.ts'

describe('logged address', () => {
  it.each([
    [
      'https://x.example/en-US/checkout-thank-you?order=ord_1&key=key_secret&payment_intent_client_secret=pi_1_secret_2',
      'https://x.example/en-US/checkout-thank-you?order=ord_1&key=hidden&payment_intent_client_secret=hidden',
    ],
    [
      'https://x.example/en-US/reset-password?token=abc',
      'https://x.example/en-US/reset-password?token=hidden',
    ],
  ])('removes secrets that grant access: %s', (href, logged) => {
    expect(addressToLog(href)).toBe(logged)
  })

  it('is empty without an address, such as the referrer of a typed URL', () => {
    expect(addressToLog('')).toBe('')
    expect(addressToLog('about:client?')).toBe('about:client?')
    expect(addressToLog('no address')).toBe('')
  })

  it('keeps everything else, including advertising terms', () => {
    const href = 'https://x.example/en-US?utm_source=a%20b&utm_term=c#top'
    expect(addressToLog(href)).toBe(href)
  })
})
