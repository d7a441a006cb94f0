import { expect, it } from 'vitest'
import { approvalDenialSchema } from './approval.ts'

it.each([' ', '\u200B', '\u2060\u200B \u200D'])(
  'rejects a denial whose reason shows nothing: %j',
  (reason) => {
    expect(approvalDenialSchema.safeParse({ reason }).success).toBe(false)
  },
)

it('accepts a reason in any script', () => {
  expect(approvalDenialSchema.parse({ reason: ' می\u200Cخواهم ' }).reason).toBe('می\u200Cخواهم')
})
