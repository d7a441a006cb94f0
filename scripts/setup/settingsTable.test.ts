import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SETTING_FACTS } from '#domain/settings/settingFacts.ts'
import { inRoot } from './paths.ts'

const rowOf = (fact: { names: readonly string[]; isSecret?: true; what: string }) => {
  const names = fact.names.map((name) => `\`${name}\``).join(', ')
  const kind = fact.names.length > 1 ? 'secrets' : 'secret'
  return `| ${names}${fact.isSecret ? ` (${kind})` : ''} | ${fact.what.replaceAll('|', '\\|')} |`
}

it('README tells of the settings as the product does', () => {
  const readme = readFileSync(inRoot('README.md'), 'utf8')
  const table = readme.slice(readme.indexOf('| setting | what it is |'))
  const rows = table.slice(0, table.indexOf('\n\n')).split('\n').slice(2)
  expect(rows).toEqual(SETTING_FACTS.map(rowOf))
})
