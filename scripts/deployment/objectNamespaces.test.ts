import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../project/paths.ts'

const ADAPTER = 'worker/adapters/durableObjects.ts'

it('one module accesses objects and keeps them in the jurisdiction', () => {
  const files = globSync('{worker,durable}/**/*.ts', { cwd: inRoot() })
  const reaching = files.filter((file) =>
    /\.(getByName|idFromName|newUniqueId|idFromString)\(/.test(readFileSync(inRoot(file), 'utf8')),
  )
  expect(reaching).toEqual([ADAPTER])
  const calls = readFileSync(inRoot(ADAPTER), 'utf8').match(/\.(getByName|idFromName)\(/g)
  expect(calls).toHaveLength(2)
})
