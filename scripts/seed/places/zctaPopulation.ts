import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PLACE_FILES_DIRECTORY } from './placeFiles.ts'

/**
 * The people of each populated US ZIP code area, by code: U.S. Census Bureau, American Community
 * Survey, from the US ZIP Codes Database of simplemaps.com (2025, CC BY 4.0).
 */
export function readZctaPopulation(): Map<string, number> {
  const bytes = readFileSync(join(PLACE_FILES_DIRECTORY, 'usZctaPopulation.tsv.gz'))
  const lines = gunzipSync(bytes).toString('utf8').trimEnd().split('\n').slice(1)
  return new Map(
    lines.map((line) => {
      const [code = '', population = ''] = line.split('\t')
      return [code, Number(population)]
    }),
  )
}
