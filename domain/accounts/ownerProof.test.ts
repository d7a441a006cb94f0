import { describe, expect, it } from 'vitest'
import { codeOfProof, provenDeletionSchema } from './ownerProof.ts'
import { roleWords } from './roleNames.ts'

describe('the code in a proof', () => {
  it('is that of the app, else a backup code', () => {
    expect(codeOfProof({ code: '123456', backupCode: 'ab3de-fg7hj' })).toEqual({ code: '123456' })
    expect(codeOfProof({ backupCode: 'ab3de-fg7hj' })).toEqual({ backupCode: 'ab3de-fg7hj' })
  })

  it('is none where neither is given: the password alone is asked for without a second factor', () => {
    expect(codeOfProof({})).toBeNull()
    expect(provenDeletionSchema.safeParse({ password: 'correct horse' }).success).toBe(true)
    const wrong = { password: 'correct horse', code: '12345' }
    expect(provenDeletionSchema.safeParse(wrong).success).toBe(false)
  })
})

it('names the roles of an account; without one it is a customer', () => {
  expect(roleWords(['sales', 'finance'])).toBe('Sales, Finance')
  expect(roleWords([])).toBe('Customer')
})
