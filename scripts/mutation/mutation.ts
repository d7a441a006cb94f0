// `npm run test:mutation -- domain/planning/pricing --count 60 --seed 1`: breaks rules of domain on
// purpose, one at a time, and lists the faults that no test of domain detects. Not part of `npm
// test`.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs, promisify } from 'node:util'
import { seededChance } from '#domain/testing/seededChance.ts'
import { mutantsOf, type Mutant } from './mutantsOf.ts'
import { ruleFiles, testsByFile } from './testsOf.ts'
import { inRoot } from '../project/paths.ts'
import { toolEnvironment } from '../setup/runCommand.ts'

const run = promisify(execFile)

/** A fault can cause an endless loop: tests that take this much longer than without it have detected it. */
const LONGEST_TIMES = 5
const LEAST_LIMIT_MS = 240_000
/** Time limit of the tests without a fault, on a busy machine. */
const FIRST_LIMIT_MS = 1_800_000

type Fault = Mutant & { file: string }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
})

const sourceOf = (file: string) => readFileSync(inRoot(file), 'utf8')

function chosenFaults(folders: readonly string[]): { all: number; chosen: Fault[] } {
  const all = folders
    .flatMap(ruleFiles)
    .flatMap((file) =>
      mutantsOf(file, sourceOf(file)).map((mutant) => Object.assign(mutant, { file })),
    )
  const next = seededChance(Number(values.seed))
  const drawn = all.map((fault) => ({ fault, order: next() }))
  const chosen = drawn.toSorted((a, b) => a.order - b.order).map(({ fault }) => fault)
  return { all: all.length, chosen: chosen.slice(0, Number(values.count)) }
}

/** Whether these tests pass with a fault, within `limitMs`. */
async function passes(
  tests: readonly string[],
  fault: Fault | null,
  limitMs: number,
): Promise<boolean> {
  if (tests.length === 0) return true
  const config = ['--config', 'scripts/mutation/vitest.mutant.config.ts', '--reporter', 'dot']
  const extra = fault ? { MUTANT: JSON.stringify(fault) } : {}
  try {
    await run('vitest', ['run', ...config, ...tests], {
      cwd: inRoot('.'),
      env: toolEnvironment(extra),
      timeout: limitMs,
      killSignal: 'SIGKILL',
      maxBuffer: 2 ** 26,
    })
    return true
  } catch {
    return false
  }
}

function shown({ file, start, end, replacement }: Fault): string {
  const source = sourceOf(file)
  const line = source.slice(0, start).split('\n').length
  return `${file}:${line}  ${source.slice(start, end).replaceAll(/\s+/g, ' ')}  →  ${replacement || 'left out'}`
}

const folders = positionals.length > 0 ? positionals : ['domain']
const { all, chosen } = chosenFaults(folders)
if (all === 0) throw new Error(`There is no rule to break in ${folders.join(', ')}.`)
const testsOf = testsByFile()
const tested = [...new Set(chosen.flatMap(({ file }) => testsOf(file).near))]
const startedAt = performance.now()
if (!(await passes(tested, null, FIRST_LIMIT_MS)))
  throw new Error('The tests fail without a fault: mend them first.')
const limitMs = Math.max(LEAST_LIMIT_MS, LONGEST_TIMES * (performance.now() - startedAt))

const survivors: Fault[] = []
const waiting = [...chosen]
async function work(): Promise<void> {
  for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
    const { near, far } = testsOf(fault.file)
    if (!((await passes(near, fault, limitMs)) && (await passes(far, fault, limitMs)))) continue
    survivors.push(fault)
    console.log(`Not noticed: ${shown(fault)}`)
  }
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))

const killed = chosen.length - survivors.length
const share = chosen.length === 0 ? 0 : Math.round((killed / chosen.length) * 100)
console.log(
  `${folders.join(', ')}: ${killed} of ${chosen.length} faults noticed (${share}%), drawn from ${all} with seed ${values.seed}.`,
)
