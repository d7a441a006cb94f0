import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../../project/paths.ts'
import { withSilentWarning } from './withoutWarnings.ts'

const MODULE = inRoot('node_modules/react-router/dist/production/lib/router/history.js')

it('warns of nothing, and leaves the rest of the module unchanged', () => {
  const code = readFileSync(MODULE, 'utf8')
  const silent = withSilentWarning(code, MODULE)
  expect(silent).toContain('function warning() {}\nfunction createKey() {')
  expect(silent).not.toContain('console.warn')
  expect(silent).toContain('function invariant(value, message) {\n\tif (value === false')
  expect(/export \{[^}]*\bwarning\b/.test(silent)).toBe(true)
  expect(code.length - silent.length).toBeLessThan(200)
})

it('fails if the module warns in another way', () => {
  expect(() => withSilentWarning('function warning() {}', MODULE)).toThrow(/does not warn/)
})
