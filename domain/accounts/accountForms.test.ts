import { describe, expect, it } from 'vitest'
import { accountEditSchema, logInSchema, registrationSchema } from './accountForms.ts'
import { ATTEMPT_LIMITS, isTooOften } from './attemptLimit.ts'
import { PASSWORD_LENGTH } from './password.ts'

interface Checked {
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined
}

const problems = ({ error }: Checked) =>
  Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])

describe('login', () => {
  it('shows the messages of the specification', () => {
    expect(problems(logInSchema.safeParse({}))).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    })
    expect(problems(logInSchema.safeParse({ email: ' ', password: '' }))).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    })
    expect(problems(logInSchema.safeParse({ email: 'ann@', password: 'x' }))).toEqual({
      email: 'Please enter a valid email',
    })
  })

  it('ignores case and surrounding spaces of an email', () => {
    expect(logInSchema.parse({ email: ' Ann@Example.COM ', password: ' x ' })).toEqual({
      email: 'ann@example.com',
      password: ' x ',
    })
  })

  it('limits the length of an email', () => {
    const email = `${'a'.repeat(65)}@example.com`
    expect(problems(logInSchema.safeParse({ email, password: 'x' }))).toEqual({
      email: 'Please enter a valid email',
    })
  })
})

describe('registration', () => {
  const valid = {
    firstName: 'Ann',
    lastName: 'Buyer',
    type: 'individual',
    email: 'ann@example.com',
    password: 'four words for ann',
  }

  it('asks a company, and only a company, for its name', () => {
    expect(registrationSchema.safeParse(valid).success).toBe(true)
    expect(problems(registrationSchema.safeParse({ ...valid, type: 'company' }))).toEqual({
      companyName: 'Company name is required',
    })
  })

  it('reports all missing fields at once', () => {
    const missing = {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      password: 'Password is required',
      companyName: 'Company name is required',
    }
    const empty = Object.fromEntries(Object.keys(missing).map((name) => [name, '']))
    for (const typed of [{}, empty]) {
      expect(problems(registrationSchema.safeParse({ ...typed, type: 'company' }))).toEqual(missing)
    }
  })

  it('limits the length of a password', () => {
    const short = { ...valid, password: 'x'.repeat(PASSWORD_LENGTH.min - 1) }
    const long = { ...valid, password: 'xy'.repeat(PASSWORD_LENGTH.max) }
    expect(problems(registrationSchema.safeParse(short))['password']).toContain('at least 10')
    expect(problems(registrationSchema.safeParse(long))['password']).toContain('up to 128')
  })

  it.each([
    ['x'.repeat(12), 'The password must not be one character repeated'],
    ['Xxxxxxxxxxxx', 'The password must not be one character repeated'],
    ['Ann.Buyer.Media@example.com', 'The password must not be your own email address'],
    ['ann.buyer.media', 'The password must not be your own email address'],
  ])('refuses %s', (password, message) => {
    const typed = { ...valid, email: 'ann.buyer.media@Example.com', password }
    expect(problems(registrationSchema.safeParse(typed))).toEqual({ password: message })
  })

  it('limits the length of each field', () => {
    const greedy = { ...valid, role: 'admin', emailVerified: true }
    expect(registrationSchema.parse(greedy)).toEqual({ ...valid, companyName: '' })
  })
})

describe('account data', () => {
  const data = { firstName: 'Ann', lastName: 'Buyer', type: 'individual' }

  it('accepts a missing phone number, but no invalid one', () => {
    const schema = accountEditSchema((number) => number === '+12025550143')
    expect(schema.safeParse({ ...data, phoneNumber: '' }).success).toBe(true)
    expect(schema.safeParse({ ...data, phoneNumber: '+12025550143' }).success).toBe(true)
    expect(problems(schema.safeParse({ ...data, phoneNumber: '12' }))).toEqual({
      phoneNumber: 'Wrong phone number',
    })
  })
})

describe('login attempts', () => {
  it('are too many after the last allowed one', () => {
    const { count } = ATTEMPT_LIMITS.password
    expect(isTooOften('password', count)).toBe(false)
    expect(isTooOften('password', count + 1)).toBe(true)
  })
})
