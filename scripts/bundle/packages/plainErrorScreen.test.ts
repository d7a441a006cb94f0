import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../../project/paths.ts'
import { withPlainScreen } from './plainErrorScreen.ts'

const MODULE = inRoot('node_modules/react-router/dist/production/lib/dom/ssr/errorBoundaries.js')
const code = readFileSync(MODULE, 'utf8')

it('shows a sentence and no stack, and keeps what the router imports', () => {
  const plain = withPlainScreen(code, MODULE)
  expect(plain).toContain('This page could not be shown. Please reload it.')
  expect(plain).not.toMatch(/\.stack|Unhandled Thrown Response/)
  expect(plain).toMatch(/class extends React\$1\.Component/)
  const exported = /export \{[^}]*\}/.exec(code)?.[0] ?? 'exports'
  expect(plain).toContain(exported)
  for (const [, name] of code.matchAll(/^function (\w+)\(/gm))
    expect(plain).toContain(`function ${name}(`)
})

it('fails if the router has another screen', () => {
  expect(() => withPlainScreen('export {}', MODULE)).toThrow(/no such error screen/)
})
