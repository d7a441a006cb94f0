import { expect, it } from 'vitest'
import { idPattern } from './idPattern.ts'
import { idSchema } from './idSchema.ts'

const RANDOM = '0123456789ABCDEFabcdefgh'

it('accepts ids with one of its prefixes', () => {
  expect(idPattern('ord').test(`ord_${RANDOM}`)).toBe(true)
  expect(idSchema('lin', 'ord').safeParse(`lin_${RANDOM}`).success).toBe(true)
  expect(idSchema('lin', 'ord').safeParse(`ord_${RANDOM}`).success).toBe(true)
})

it.each([
  `lin_${RANDOM}`,
  `ord_${RANDOM}x`,
  `ord_${RANDOM.slice(1)}`,
  `xord_${RANDOM}`,
  `ord_${RANDOM}\n`,
  `ord_-${RANDOM.slice(1)}`,
  RANDOM,
  '',
])('rejects %j as the id of an order', (id) => {
  expect(idPattern('ord').test(id)).toBe(false)
  expect(idSchema('ord').safeParse(id).success).toBe(false)
})
