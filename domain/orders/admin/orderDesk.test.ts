import { expect, it } from 'vitest'
import { STAFF_ROLES } from '#domain/accounts/capability.ts'
import { deskAmendmentSchema, noteBodySchema, resendSchema } from './orderDesk.ts'
import { rolesChangeSchema } from '#domain/accounts/admin/staffList.ts'

const takes = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

it('accepts a note of 1 to 2,000 characters on an order', () => {
  expect(takes(noteBodySchema, { text: 'a' })).toBe(true)
  expect(takes(noteBodySchema, { text: 'a'.repeat(2_000) })).toBe(true)
  expect(takes(noteBodySchema, { text: ' ' })).toBe(false)
  expect(takes(noteBodySchema, { text: 'a'.repeat(2_001) })).toBe(false)
})

it('resends a mail by its ID', () => {
  expect(takes(resendSchema, { mailId: 'm' })).toBe(true)
  expect(takes(resendSchema, { mailId: 'm'.repeat(200) })).toBe(true)
  expect(takes(resendSchema, { mailId: '' })).toBe(false)
  expect(takes(resendSchema, { mailId: 'm'.repeat(201) })).toBe(false)
})

it('proposes a change at the displayed price, which is never negative', () => {
  const price = (expectedUsdMinor: number) =>
    deskAmendmentSchema.shape.expectedUsdMinor.safeParse(expectedUsdMinor).success
  expect([price(0), price(1), price(-1), price(0.5)]).toEqual([true, true, false, false])
})

it('assigns any roles to an account, with the roles that were displayed', () => {
  const change = { roles: [...STAFF_ROLES], before: [], reason: 'asked' }
  expect(takes(rolesChangeSchema, change)).toBe(true)
  expect(takes(rolesChangeSchema, { ...change, roles: [] })).toBe(true)
  expect(takes(rolesChangeSchema, { ...change, roles: [...STAFF_ROLES, 'sales'] })).toBe(false)
  expect(takes(rolesChangeSchema, { ...change, roles: ['owner'] })).toBe(false)
  expect(takes(rolesChangeSchema, { ...change, before: undefined })).toBe(false)
})
