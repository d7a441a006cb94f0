import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { spokenWords, WORDS_IN_30_SECONDS } from '#domain/catalogue/spokenWords.ts'
import { formatPeople } from '#domain/foundation/wording/numberWords.ts'
import { inRoot, ROOT } from '../project/paths.ts'

const sources = globSync('{client,content,domain,worker}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !file.endsWith('.test.ts'),
)
const found = (pattern: RegExp) =>
  sources.flatMap((file) =>
    readFileSync(inRoot(file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )

describe('each fact has one format', () => {
  it('CPM always has cents: $5.00, never $5 next to $5.03', () => {
    // Files always have cents.
    const inFiles = /catalogue\/products\/product(?:Change|Csv)\.ts/
    expect(
      found(/\b(?:money|dollars)\((?:[^()]|\([^()]*\))*[cC]pm/).filter(
        (line) => !inFiles.test(line),
      ),
    ).toEqual([])
  })

  it('people of a place are a full number below one million, and millions from there on', () => {
    expect([26_966, 2_460_000].map(formatPeople)).toEqual(['26,966', '2.46 M'])
    expect(found(/\b(?:exact|about|formatRounded)\((?:[^()*]*\b(?:population|people)\))/)).toEqual(
      [],
    )
  })

  it('a spot has one formula for its word count', () => {
    expect([spokenWords(30), spokenWords(15)]).toEqual([WORDS_IN_30_SECONDS, 32])
    const others = found(/\b(?:80|40|70|75) words\b|WORDS_A_SECOND = (?!WORDS_IN)/).filter(
      (line) => !line.includes('billboards-digital'),
    )
    expect(others).toEqual([])
  })
})
