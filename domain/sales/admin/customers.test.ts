import { describe, expect, it } from 'vitest'
import {
  customersQuerySchema,
  erasureSchema,
  readCustomerCursor,
  RESET_LIFE_MS,
  writeCustomerCursor,
} from './customers.ts'
import {
  givenQuerySchema,
  readGivenCursor,
  writeGivenCursor,
} from '#domain/commerce/admin/givenCoupons.ts'

const AT = '2026-11-23T17:00:00.000Z'

describe('the cursor of the customer list', () => {
  it('round-trips', () => {
    for (const id of ['a', 'usr_1_2', 'a'.repeat(64)]) {
      const cursor = { createdAt: AT, id }
      expect(readCustomerCursor(writeCustomerCursor(cursor))).toEqual(cursor)
    }
  })

  it.each(['', AT, `${AT}_`, `_usr_1`, `2026-11-23_usr_1`, `${AT}_${'a'.repeat(65)}`])(
    'is not %j',
    (text) => {
      expect(readCustomerCursor(text)).toBeNull()
    },
  )
})

describe('the cursor of the coupon list', () => {
  it('round-trips', () => {
    const cursor = { at: AT, num: 'a'.repeat(40), orderId: 'b'.repeat(64) }
    expect(readGivenCursor(writeGivenCursor(cursor))).toEqual(cursor)
  })

  it.each(['', `${AT}~num`, `${AT}~~ord`, `${AT}~num~`, `${AT}~num~ord~1`, 'today~num~ord'])(
    'is not %j',
    (text) => {
      expect(readGivenCursor(text)).toBeNull()
    },
  )
})

describe('the query of a list', () => {
  it('defaults to the first list without a search, and allows 80 characters', () => {
    expect(customersQuerySchema.parse({ q: ' lee ' })).toEqual({ list: 'all', q: 'lee' })
    expect(givenQuerySchema.parse({})).toEqual({ list: 'campaigns', q: '' })
    for (const schema of [customersQuerySchema, givenQuerySchema]) {
      expect(schema.safeParse({ q: 'a'.repeat(500) }).success).toBe(true)
      expect(schema.safeParse({ q: 'a'.repeat(501) }).success).toBe(false)
      expect(schema.safeParse({ list: 'others' }).success).toBe(false)
    }
  })

  it('accepts a cursor that fits in a URL', () => {
    const customers = (length: number) =>
      customersQuerySchema.safeParse({ after: 'a'.repeat(length) })
    expect([customers(100).success, customers(101).success]).toEqual([true, false])
    const coupons = (length: number) => givenQuerySchema.safeParse({ after: 'a'.repeat(length) })
    expect([coupons(160).success, coupons(161).success]).toEqual([true, false])
  })
})

it('erases an account for a reason and by its email', () => {
  const takes = (body: unknown) => erasureSchema.safeParse(body).success
  expect(takes({ reason: 'asked', email: 'lee@example.com' })).toBe(true)
  expect(takes({ reason: 'no', email: 'lee@example.com' })).toBe(false)
  expect(takes({ reason: 'asked', email: 'lee' })).toBe(false)
})

it('lets the reset of a second factor wait for a day', () => {
  expect(RESET_LIFE_MS).toBe(86_400_000)
})
