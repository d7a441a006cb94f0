import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { genericMessage, labelOf } from './genericMessages.ts'

const said = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value, { error: genericMessage })
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message)
}

describe('the label of a field', () => {
  it.each([
    [['checkout', 'billing', 'zipCode'], 'Zip code'],
    [['items', 0, 'data', 'package_id'], 'Package id'],
    [['plan', 'zipCodes', 3], 'Zip codes'],
    [['plan', 'zipCodes', '3'], 'Zip codes'],
    [[], 'The content'],
  ])('of %j is %s', (path, label) => {
    expect(labelOf(path)).toBe(label)
  })
})

describe('a schema without its own messages', () => {
  it.each([
    [z.object({ budget: z.number() }), { budget: 'much' }, 'Budget must be a number'],
    [z.object({ budget: z.int() }), { budget: 1.5 }, 'Budget must be a whole number'],
    [z.object({ budget: z.int() }), {}, 'Budget is required'],
    [z.object({ name: z.string().min(1) }), { name: '' }, 'Name is not allowed to be empty'],
    [z.object({ items: z.array(z.string()) }), { items: 'one' }, 'Items must be an array'],
    [
      z.object({ items: z.array(z.string()).min(1) }),
      { items: [] },
      'Items is not allowed to be empty',
    ],
    [z.object({ name: z.string() }), { name: 5 }, 'Name must be text'],
    [z.object({ name: z.string() }), { name: null }, 'Name is required'],
    [z.object({ name: z.string().min(2) }), { name: 'a' }, 'Name must have at least 2 characters'],
    [z.object({ name: z.string().max(2) }), { name: 'abc' }, 'Name must have at most 2 characters'],
    [z.object({ age: z.number().min(1) }), { age: 0 }, 'The minimum value is 1.'],
    [
      z.object({ items: z.array(z.string()).max(1) }),
      { items: ['a', 'b'] },
      'Items must have at most 1 entry',
    ],
    [
      z.object({ items: z.array(z.string()).max(2) }),
      { items: ['a', 'b', 'c'] },
      'Items must have at most 2 entries',
    ],
    [z.object({ sign: z.string().max(1) }), { sign: 'ab' }, 'Sign must have at most 1 character'],
    [z.object({ kind: z.enum(['a', 'b']) }), {}, 'Kind is required'],
    [z.object({ mail: z.email() }), { mail: 'x' }, 'Mail must be a valid email'],
    [z.object({ age: z.number().max(99) }), { age: 120 }, 'The maximum value is 99.'],
    [z.object({ age: z.number().min(13) }), { age: 3 }, 'The minimum value is 13.'],
    [
      z.object({ kind: z.enum(['a', 'b']) }),
      { kind: 'c' },
      'Kind is not one of the possible values',
    ],
    [z.object({ day: z.iso.date() }), { day: 'soon' }, 'Day has an invalid format'],
    [z.array(z.string()), null, 'The content is required'],
  ])('%# says the generic message', (schema, value, message) => {
    expect(said(schema, value)).toEqual([message])
  })

  it('keeps custom messages', () => {
    const own = z.object({ name: z.string().min(1, 'First name is required') })
    expect(said(own, { name: '' })).toEqual(['First name is required'])
  })
})
