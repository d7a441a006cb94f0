import { existsSync } from 'node:fs'
import files, { mkdtemp, readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inRoot } from '../project/paths.ts'
import { keepRouteTypes } from './withoutTypegen.ts'

it('keeps the types of routes and leaves every other file alone', async () => {
  keepRouteTypes()
  const types = inRoot('.react-router/types')
  const wasThere = existsSync(types)
  await files.rm(types, { recursive: true, force: true })
  expect(existsSync(types)).toBe(wasThere)
  const ofTypes = path.join(types, 'written-by-a-test.ts')
  await files.writeFile(ofTypes, 'never')
  expect(existsSync(ofTypes)).toBe(false)

  const other = path.join(await mkdtemp(path.join(os.tmpdir(), 'kept-')), 'other.txt')
  await files.writeFile(other, 'written')
  expect(await readFile(other, 'utf8')).toBe('written')
  await files.rm(other)
  expect(existsSync(other)).toBe(false)
})
