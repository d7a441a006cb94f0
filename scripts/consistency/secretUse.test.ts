import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../project/paths.ts'

/** Modules that derive keys from secrets; all others request a signature for a purpose. */
const KEY_MODULES = new Set([
  'worker/adapters/keyRing.ts',
  'worker/adapters/secondFactorKeys.ts',
  'worker/adapters/delivery/deliveryKeys.ts',
])

it('only key modules read a secret that signs or encrypts', () => {
  const files = globSync('{worker,durable}/**/*.ts', { cwd: inRoot() })
  const readers = files.filter((file) =>
    /\b(SESSION|SCREEN_KEY|SECOND_FACTOR|DELIVERY)_SECRET/.test(readFileSync(inRoot(file), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(new Set(readers)).toEqual(KEY_MODULES)
})
