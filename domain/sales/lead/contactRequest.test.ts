import { describe, expect, it } from 'vitest'
import { contactRequestSchema } from './contactRequest.ts'

const CALLBACK = { phone: '+15124721234', firstName: 'Ann', lastName: 'Lee', company: '' }
const MESSAGE = { ...CALLBACK, email: 'ann@example.com', message: 'Hello' }

const schema = contactRequestSchema((number) => number === CALLBACK.phone)
const told = (asked: unknown) =>
  schema.safeParse(asked).error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('a request to the desk', () => {
  it('is a callback or a message with its text trimmed', () => {
    expect(schema.parse({ ...CALLBACK, firstName: ' Ann ' })).toEqual(CALLBACK)
    expect(schema.parse({ ...MESSAGE, message: ' Hello ' })).toEqual(MESSAGE)
  })

  it('reports each invalid field, as a message if it has a message or an email', () => {
    expect(told({ ...CALLBACK, phone: '1', lastName: ' ' })).toEqual([
      ['phone', 'Invalid phone number'],
      ['lastName', 'Last name is required'],
    ])
    expect(told({ ...MESSAGE, email: 'ann' })).toEqual([['email', 'Email must be a valid email']])
    expect(told({ ...CALLBACK, message: 'Hello' })).toEqual([['email', 'Email is required']])
    expect(told({ ...MESSAGE, message: '' })).toEqual([['message', 'Message is required']])
    expect(told({ ...CALLBACK, other: 'x' })).toHaveLength(1)
  })

  it.each([null, 'x', 7, [], undefined])('is not %j', (asked) => {
    expect(schema.safeParse(asked).success).toBe(false)
  })
})
