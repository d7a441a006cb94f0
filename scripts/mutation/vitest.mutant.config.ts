import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { ROOT } from '../project/paths.ts'
import { withMutant, type Mutant } from './mutantsOf.ts'

const { file, ...mutant } = JSON.parse(process.env['MUTANT'] ?? '{"file":""}') as Mutant & {
  file: string
}
const faulty = path.join(ROOT, file)

// The unit tests of domain, with a fault in one source; the fault is never written to disk.
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
    // Even on a busy machine, only a fault takes this long.
    testTimeout: 120_000,
    bail: 1,
    // The cache of a source is keyed by its text on disk, which no fault changes.
    fsModuleCache: false,
  },
})
