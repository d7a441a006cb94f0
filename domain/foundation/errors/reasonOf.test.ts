import { expect, it } from 'vitest'
import { ProductError } from './productError.ts'
import { reasonOf } from './reasonOf.ts'

it('returns an error’s message, and nothing for other values', () => {
  expect(reasonOf(new TypeError('no bucket'))).toBe('no bucket')
  expect(reasonOf(new ProductError('coupon_used_up'))).toBe('coupon_used_up')
  for (const thrown of ['ann@example.com', null, undefined, { message: 'x' }])
    expect(reasonOf(thrown)).toBe('unknown')
})
