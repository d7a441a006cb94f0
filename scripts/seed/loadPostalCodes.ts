/**
 * Loads the postal codes of a country in D1: npm run seed:postcodes -- --file DE.txt --country DE
 * [--remote --env production]. Where the files come from and what changes: docs/desk/postcodes.md
 */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { applySeeds, seedTargetOf } from './d1Seed.ts'
import { PostalFileError, postalCountry } from './places/postalCodes.ts'
import { postalCodesSeed } from './postalCodesSeed.ts'

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    country: { type: 'string' },
    remote: { type: 'boolean' },
    env: { type: 'string' },
  },
})
if (!values.file) throw new PostalFileError('Say which file: --file DE.txt --country DE')
if (!existsSync(values.file)) throw new PostalFileError(`There is no file ${values.file}.`)
const country = postalCountry(values.country)
const seed = postalCodesSeed(country, readFileSync(values.file, 'utf8'))
const outcomes = await applySeeds([seed], seedTargetOf(values))
const loaded = outcomes[seed.name] === 'loaded'
console.log(`The postal codes of ${country} are ${loaded ? 'loaded' : 'up to date'}.`)
