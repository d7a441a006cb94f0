import { describe, expect, it } from 'vitest'
import { checkoutError } from './checkoutError.ts'

const at = (...paths: string[]) => paths.map((path) => ({ path, message: 'is wrong' }))

describe('the error of an order with invalid fields', () => {
  it.each([
    [['checkout.advertiser.website'], 'advertiser_invalid'],
    [['checkout.advertiser'], 'advertiser_invalid'],
    [['checkout.billing.zipCode', 'checkout.billing.city'], 'address_invalid'],
    [['checkout.advertiser.name', 'checkout.billing.city'], 'invalid_input'],
    [['checkout.contact.email', 'checkout.billing.city'], 'invalid_input'],
    [['checkout.billingNote'], 'invalid_input'],
    [[], 'invalid_input'],
  ])('at %j is %s', (paths, code) => {
    expect(checkoutError(at(...paths))).toBe(code)
  })
})
