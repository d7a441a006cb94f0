// `node scripts/judgeVast.ts <vast_4.2.xsd>`: has the IAB's schema judge the VAST documents that we write. The schema is
// not part of this repository (decision 0036).
import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'
import { EMPTY_VAST, vastDocument } from '#domain/delivery/vastDocument.ts'
import { VAST_ADS } from '#domain/testing/vastCases.ts'

const [schemaPath] = process.argv.slice(2)
if (!schemaPath) throw new Error('Name the schema: node scripts/judgeVast.ts <vast_4.2.xsd>')

const { valid, errors } = await validateXML({
  xml: [
    { fileName: 'empty.xml', contents: EMPTY_VAST },
    ...Object.entries(VAST_ADS).map(([name, ad]) => ({
      fileName: `${name}.xml`,
      contents: vastDocument(ad),
    })),
  ],
  schema: [readFileSync(schemaPath, 'utf8')],
})
for (const { message, loc } of errors) console.error(`${loc?.fileName ?? ''}: ${message}`)
console.log(valid ? 'All documents are valid.' : 'There are invalid documents.')
process.exitCode = valid ? 0 : 1
