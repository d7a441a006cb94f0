import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { withLocale } from './fixedLocale.ts'

const aria = path.dirname(createRequire(import.meta.url).resolve('react-aria/package.json'))
const MODULE = path.join(aria, 'dist/private/i18n/useDefaultLocale.mjs')

describe('the locale of components', () => {
  it('is fixed, without a query of the browser', () => {
    const code = withLocale('en-US', readFileSync(MODULE, 'utf8'), MODULE)
    expect(code).toContain('export const useDefaultLocale = () => fixed')
    expect(code).toContain('export const getDefaultLocale = () => fixed')
    expect(code).toContain('locale: "en-US"')
    expect(code).not.toContain('Intl')
  })

  it('fails if the package stores it differently', () => {
    expect(() => withLocale('en-US', 'export const useLocale = 1', 'other.mjs')).toThrow(
      /other\.mjs does not export getDefaultLocale and useDefaultLocale/,
    )
  })
})
