import { expect, it } from 'vitest'
import { mutantsOf, withMutant } from './mutantsOf.ts'

const faultsOf = (source: string) =>
  mutantsOf('rule.ts', source).map((mutant) => withMutant(source, mutant))

it.each([
  ['a < b', ['a <= b']],
  ['a === b && c', ['a !== b && c', 'a === b || c']],
  ['const sum = a + b', ['const sum = a - b']],
  ["'a' + b", []],
  ['Math.min(a, b)', ['Math.max(a, b)']],
  ['a.toString()', []],
  ['const isOpen: true | boolean = true', ['const isOpen: true | boolean = false']],
  ['!a', ['a']],
  ['if (a) b()', ['if (true) b()', 'if (false) b()']],
  ['a ? b : c', ['true ? b : c', 'false ? b : c']],
  ['type Fare = 1 | 2; const texts = ["<", "a && b"]', []],
])('turns %s into %j', (source, faults) => {
  expect(faultsOf(source).toSorted()).toEqual(faults.toSorted())
})
