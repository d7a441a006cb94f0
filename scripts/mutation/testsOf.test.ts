import { expect, it } from 'vitest'
import { importsOf, testsByFile } from './testsOf.ts'

it('finds the run-time imports of a domain source', () => {
  const source = [
    "import type { Cart } from '#domain/cart/cart.types.ts'",
    "import { z } from 'zod'",
    "import {\n  totals,\n  type Totals,\n} from '../pricing/totals.ts'",
    "export { rates } from './rates.ts'",
    "export { limits } from '#domain/limits/limits.ts'",
  ].join('\n')
  expect(importsOf('domain/cart/cart.ts', source)).toEqual([
    'domain/pricing/totals.ts',
    'domain/cart/rates.ts',
    'domain/limits/limits.ts',
  ])
})

it('finds the tests of a rule, those of its folder first', () => {
  const { near, far } = testsByFile()('domain/foundation/money/convert.ts')
  expect(near).toContain('domain/foundation/money/convert.test.ts')
  expect(far.length).toBeGreaterThan(0)
  expect(far.filter((test) => test.startsWith('domain/foundation/money/'))).toEqual([])
})
