import path from 'node:path'
import { build, type Rolldown } from 'vite'

/** Globals that the module below adds to the page. */
export interface Inspection {
  inspect(file: File, placement: string): Promise<{ kind: string; findings: unknown }>
}

const ENTRY = 'virtual:inspection'
const SOURCE = `
import { checkCreative } from '#domain/creatives/creative/checks/checkCreative.ts'
import { blobSource } from '#inspection/byteSource.ts'
import { readCreative } from '#inspection/readCreative.ts'
import { PLACEMENTS, stated } from '#test/support/creatives/creativeCorpus.ts'
globalThis.inspection = {
  async inspect(file, placement) {
    const facts = await readCreative(blobSource(file))
    return { kind: facts.kind, findings: stated(checkCreative(facts, PLACEMENTS[placement])) }
  },
}
`

/** Inspection and check as one browser module, built from the product's source with its bundler. */
export async function buildInspectionModule(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    root: path.join(import.meta.dirname, '../../..'),
    plugins: [
      {
        name: 'inspection-entry',
        resolveId: (id) =>
          id === ENTRY ? path.join(import.meta.dirname, 'inspection.virtual.ts') : undefined,
        load: (id) => (id.endsWith('inspection.virtual.ts') ? SOURCE : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: ENTRY, output: { format: 'es', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  return result.output[0].code
}
