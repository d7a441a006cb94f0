import { describe, expect, it } from 'vitest'
import { isBuiltFromAddress, isOwnAddress } from './password.ts'

describe('a password that contains its email address', () => {
  it.each([
    ['customer123', 'customer@example.com'],
    ['Customer-2026', 'customer@example.com'],
    ['customercustomer', 'customer@example.com'],
    ['anna.smith1', 'anna.smith@example.com'],
    ['smith-12345', 'anna.smith@example.com'],
    ['xx-customer1', 'Customer+shop@example.com'],
  ])('%s is built from %s', (password, email) =>
    expect(isBuiltFromAddress(password, email)).toBe(true),
  )

  it.each([
    ['customer horse battery', 'customer@example.com'],
    ['announcement party', 'ann@example.com'],
    ['al2-b4-x9-q7', 'al@example.com'],
    ['unrelated-99x', 'customer@example.com'],
    ['', 'customer@example.com'],
    ['customer123', ''],
  ])('%j is strong without the name in %j', (password, email) =>
    expect(isBuiltFromAddress(password, email)).toBe(false),
  )

  it('ignores case when it compares the address', () => {
    expect(isOwnAddress('Customer@Example.com', 'customer@example.com')).toBe(true)
    expect(isOwnAddress('customer', 'customer@example.com')).toBe(true)
  })
})
