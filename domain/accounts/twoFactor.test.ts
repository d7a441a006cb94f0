import { describe, expect, it } from 'vitest'
import { backupCodeSchema, twoFactorChangeSchema, twoFactorLoginSchema } from './twoFactor.ts'

interface Checked {
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined
}

const problems = ({ error }: Checked) =>
  Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])

describe('a 2FA code', () => {
  it.each([
    ['', 'Please enter the code'],
    ['   ', 'Please enter the code'],
    ['12345', '2FA code must be 6 digits'],
    ['1234567', '2FA code must be 6 digits'],
    ['12345a', '2FA code must be 6 digits'],
    ['１２３４５６', '2FA code must be 6 digits'],
  ])('%j is refused: %s', (code, message) => {
    expect(problems(twoFactorLoginSchema.safeParse({ code }))).toEqual({ code: message })
  })

  it('ignores the spaces that apps show', () => {
    expect(twoFactorLoginSchema.parse({ code: ' 012 345 ' })).toEqual({ code: '012345' })
  })

  it('is required', () => {
    expect(problems(twoFactorLoginSchema.safeParse({}))).toEqual({ '': 'Please enter the code' })
  })
})

describe('a backup code', () => {
  it.each(['ab3de-fg7hj', 'AB3DE-FG7HJ', ' ab3de fg7hj ', 'ab3defg7hj', 'AB3-DEFG-7HJ'])(
    'ignores case, spaces and hyphens: %j',
    (written) => {
      expect(backupCodeSchema.parse(written)).toBe('ab3de-fg7hj')
      expect(twoFactorLoginSchema.parse({ backupCode: written })).toEqual({
        backupCode: 'ab3de-fg7hj',
      })
    },
  )

  it('describes the format when the code is invalid', () => {
    expect(problems(twoFactorLoginSchema.safeParse({ backupCode: '123456' }))).toEqual({
      backupCode: 'A backup code has 10 letters and digits, such as ab3de-fg7hj',
    })
    expect(problems(twoFactorLoginSchema.safeParse({ backupCode: '-' }))).toEqual({
      backupCode: 'Please enter the code',
    })
  })
})

describe('a change of two-factor authentication', () => {
  it('accepts the password and either kind of code, and reports each error', () => {
    expect(twoFactorChangeSchema.parse({ password: 'x', code: '123456' })).toEqual({
      password: 'x',
      code: '123456',
    })
    expect(problems(twoFactorChangeSchema.safeParse({ password: '', code: '1' }))).toEqual({
      password: 'Password is required',
      code: '2FA code must be 6 digits',
    })
  })
})
