import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../project/paths.ts'

it('neither sorts nor folds names by ASCII rules of SQLite', () => {
  const queries = globSync('database/queries/**/*.ts', { cwd: inRoot('.') })
  const found = queries.filter((file) =>
    /collate nocase|lower\(\$\{\w+\.(?:name|title)/i.test(readFileSync(inRoot(file), 'utf8')),
  )
  expect(found).toEqual([])
})

it('sorts names only with compareNames, so that all lists have one order', () => {
  const sources = globSync(
    '{client,content,database,domain,durable,inspection,worker}/**/*.{ts,tsx}',
    {
      cwd: inRoot('.'),
    },
  )
  const others = sources.filter(
    (file) =>
      !file.includes('.test.') &&
      /\.localeCompare\(|new Intl\.Collator/.test(readFileSync(inRoot(file), 'utf8')),
  )
  expect(
    others
      .map((file) => file.replaceAll('\\', '/'))
      .toSorted()
      .toReversed(),
  ).toEqual([
    'domain/foundation/search/foldText.ts',
    // Country names sort by the rules of their own language.
    'domain/foundation/address/countryName.ts',
  ])
})
