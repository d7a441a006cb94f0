// `node scripts/consistency/judgeVast.ts <vast_4.2.xsd> ...`: validates each kind of VAST document that we write
// against the IAB's schemas. The schemas are not part of this repository (docs/decisions/delivery/books.md).
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { validateXML } from 'xmllint-wasm'
import { EMPTY_VAST, vastDocument } from '#domain/delivery/tags/vastDocument.ts'
import { VAST_ADS } from '#domain/testing/vastCases.ts'

const schemaPaths = process.argv.slice(2)
if (schemaPaths.length === 0) {
  throw new Error('Name the schema: node scripts/consistency/judgeVast.ts <vast_4.2.xsd>')
}

const documents = [
  ['no ad', EMPTY_VAST],
  ...Object.entries(VAST_ADS).map(([name, ad]) => [name, vastDocument(ad)] as const),
] as const

async function faultsOf(contents: string, schema: string): Promise<string[]> {
  const xml = [{ fileName: 'answer.xml', contents }]
  const { valid, errors } = await validateXML({ xml, schema: [schema] })
  return valid ? [] : errors.map(({ message }) => message)
}

let isValid = true
for (const path of schemaPaths) {
  const schema = readFileSync(path, 'utf8')
  // A schema that accepts everything proves nothing.
  const wrong = vastDocument(VAST_ADS.video).replaceAll('Duration>', 'Length>')
  if ((await faultsOf(wrong, schema)).length === 0) throw new Error(`${path} judges nothing.`)
  for (const [name, contents] of documents) {
    const faults = await faultsOf(contents, schema)
    isValid &&= faults.length === 0
    console.log(`${basename(path)}, ${name}: ${faults.length === 0 ? 'valid' : faults.join('; ')}`)
  }
}
process.exitCode = isValid ? 0 : 1
