import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { territoryNames } from '#domain/commerce/tax/taxTerritory.ts'
import { TAX_TERRITORY_SOURCES } from '#domain/commerce/tax/taxTerritorySources.ts'

const DOCUMENT = 'docs/decisions/commerce/tax.md'
const text = readFileSync(path.resolve(import.meta.dirname, '../..', DOCUMENT), 'utf8')

it.each(territoryNames())('documents the law behind the tax of %s', (name) => {
  const source = TAX_TERRITORY_SOURCES[name]
  expect(source).toMatch(/(?:Article|section|§|Act|Agreement)/)
  expect(text).toContain(`| ${name} |`)
  expect(text.split('\n').find((row) => row.startsWith(`| ${name} |`))).toContain(source)
})
