import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { ROOT } from '../project/paths.ts'
import { withMutant, type Mutant } from './mutantsOf.ts'

const { file, ...mutant } = JSON.parse(process.env['MUTANT'] ?? '{"file":""}') as Mutant & {
  file: string
}
const faulty = path.join(ROOT, file)

// The unit tests of domain over one source with a fault, which is never written to the disk.
export default defineConfig({
  root: ROOT,
  plugins: [
    {
      name: 'with-a-fault',
      enforce: 'pre',
      load: (id) => (id === faulty ? withMutant(readFileSync(faulty, 'utf8'), mutant) : undefined),
    },
  ],
  test: {
    include: ['domain/**/*.test.ts'],
    pool: 'threads',
    testTimeout: 30_000,
    bail: 1,
    // What is kept of a source goes by its text on the disk, which no fault changes.
    fsModuleCache: false,
  },
})
