import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { teamCapabilityTable } from '#domain/accounts/team/teamCapabilityNames.ts'

it('draws the capabilities of team roles in docs/product.md', () => {
  expect(readFileSync('docs/product.md', 'utf8')).toContain(teamCapabilityTable())
})
