import { describe, expect, it } from 'vitest'
import { codeOfProof, provenDeletionSchema } from './ownerProof.ts'
import { formatRole } from './roleNames.ts'

describe('the code of an owner proof', () => {
  it('is the app’s code, else a backup code', () => {
    expect(codeOfProof({ code: '123456', backupCode: 'ab3de-fg7hj' })).toEqual({ code: '123456' })
    expect(codeOfProof({ backupCode: 'ab3de-fg7hj' })).toEqual({ backupCode: 'ab3de-fg7hj' })
  })

  it('is missing without either: an account without a second factor needs the password alone', () => {
    expect(codeOfProof({})).toBeNull()
    expect(provenDeletionSchema.safeParse({ password: 'correct horse' }).success).toBe(true)
    const wrong = { password: 'correct horse', code: '12345' }
    expect(provenDeletionSchema.safeParse(wrong).success).toBe(false)
  })
})

it('returns the roles of an account, or customer without one', () => {
  expect(formatRole(['sales', 'finance'])).toBe('Sales, Finance')
  expect(formatRole([])).toBe('Customer')
})
