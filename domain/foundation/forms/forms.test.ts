import { describe, expect, it } from 'vitest'
import { emailField, emailSchema, isValidEmail } from './email.ts'
import { fieldMessages } from './fieldMessages.ts'
import { nameField, optionalCompanyField } from './nameField.ts'
import { utf8Bytes } from './utf8Bytes.ts'

const messageOf = (
  value: unknown,
  schema: { safeParse: typeof emailSchema.safeParse } = emailSchema,
) => schema.safeParse(value).error?.issues.map((issue) => issue.message)

describe('fieldMessages', () => {
  it('match the specification', () => {
    expect(fieldMessages.required('City')).toBe('City is required')
    expect(fieldMessages.email('Invoice email')).toBe('Invoice email must be a valid email')
    expect(fieldMessages.number('Budget')).toBe('Budget must be a number')
    expect(fieldMessages.notEmpty('Name')).toBe('Name is not allowed to be empty')
    expect(fieldMessages.array('Topics')).toBe('Topics must be an array')
  })
})

describe('isValidEmail', () => {
  it.each(['ann@example.com', 'a.b+c@sub.example.co.uk', 'jürgen@müller.de', "o'neil@x-y.io"])(
    'accepts %s',
    (address) => expect(isValidEmail(address)).toBe(true),
  )

  it.each([
    'ann',
    '@example.com',
    'ann@',
    'ann@example',
    'ann@example.1',
    'a b@example.com',
    'a..b@example.com',
    '.a@example.com',
    'ann@-example.com',
    'ann@example..com',
    'ann@@example.com',
  ])('refuses %s', (address) => expect(isValidEmail(address)).toBe(false))

  it('counts the local part in bytes: up to 64', () => {
    expect(isValidEmail(`${'a'.repeat(64)}@example.com`)).toBe(true)
    expect(isValidEmail(`${'a'.repeat(65)}@example.com`)).toBe(false)
    expect(isValidEmail(`${'ü'.repeat(32)}@example.com`)).toBe(true)
    expect(isValidEmail(`${'ü'.repeat(33)}@example.com`)).toBe(false)
  })

  it('allows segments of 63 characters and addresses of 254', () => {
    expect(isValidEmail(`a@${'b'.repeat(63)}.com`)).toBe(true)
    expect(isValidEmail(`a@${'b'.repeat(64)}.com`)).toBe(false)
    const long = (length: number): string => {
      const domain = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.com`
      return `${'a'.repeat(length - domain.length - 1)}@${domain}`
    }
    expect(isValidEmail(long(250))).toBe(true)
    expect(isValidEmail(`${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}abcdef`)).toBe(true)
    expect(isValidEmail(`${'a'.repeat(64)}@${`${'b'.repeat(62)}.`.repeat(3)}abcdef`)).toBe(false)
  })
})

describe('emailSchema', () => {
  it('has the generic messages', () => {
    expect(emailSchema.parse(' ann@example.com ')).toBe('ann@example.com')
    expect(messageOf('')).toEqual(['Email is required'])
    expect(messageOf(undefined)).toEqual(['Email is required'])
    expect(messageOf('ann')).toEqual(['Email must be a valid email'])
    expect(messageOf('x', emailField('Invoice email'))).toEqual([
      'Invoice email must be a valid email',
    ])
  })
})

describe('a name', () => {
  const said = (schema: ReturnType<typeof nameField>, value: unknown) => {
    const parsed = schema.safeParse(value)
    return parsed.success ? parsed.data : parsed.error.issues.map(({ message }) => message)
  }
  it('is one line without an address, within its limit', () => {
    const name = nameField('First name', 5)
    expect(said(name, ' Anna ')).toBe('Anna')
    expect(said(name, 'Annas')).toBe('Annas')
    expect(said(name, 'Annabel')).toHaveLength(1)
    expect(said(name, ' ')).toEqual(['First name is required'])
    expect(said(name, undefined)).toEqual(['First name is required'])
    expect(said(name, 'a.com')).toEqual([fieldMessages.noWebAddress('First name')])
  })
  it('may be empty if optional', () => {
    const name = optionalCompanyField('Company name', 5)
    expect(name.parse(undefined)).toBe('')
    expect(name.parse(' Acme ')).toBe('Acme')
    expect(name.safeParse('Acme Inc').success).toBe(false)
    expect(name.safeParse('a.com').success).toBe(false)
  })
})

describe('utf8Bytes', () => {
  it('counts the bytes of UTF-8', () => {
    const texts = ['', 'a\u007F', '\u0080', '\u07FF', '\u0800', '\uFFFD', '\u{10000}', 'aü€😀']
    expect(texts.map(utf8Bytes)).toEqual([0, 2, 2, 2, 3, 3, 4, 10])
  })
})
