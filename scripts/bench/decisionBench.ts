import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { build, type Rolldown } from 'vite'
import { inRoot } from '../project/paths.ts'
import { printFigures, ratio, shown } from './report.ts'

const CASES = [10, 100, 1_000] as const
const WARM_UP = 200
const ITERATIONS = 2_000
const RUNS = 5

async function bundle(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: inRoot('scripts/bench/decisionEntry.ts'), formats: ['es'], fileName: 'bench' },
    },
  })) as Rolldown.RolldownOutput[]
  const code = built[0]?.output[0].code
  if (!code) throw new Error('The benchmark could not be built.')
  return code
}

/**
 * Prints the cost of choosing an ad in workerd, with all lines of the book eligible. Timed from outside: its clock
 * does not advance.
 */
export async function decisionBench(): Promise<void> {
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: await bundle(),
      compatibilityDate: '2026-10-06',
    }),
  )
  const times: number[] = []
  try {
    const timed = async (lines: number, iterations: number) => {
      const started = performance.now()
      const response = await runtime.dispatchFetch(`http://bench/?${lines}/${iterations}`)
      await response.text()
      return performance.now() - started
    }
    // The minimum of several runs: other load on the machine only adds.
    const run = async (lines: number, iterations: number) => {
      const times: number[] = []
      for (let at = 0; at < RUNS; at += 1) times.push(await timed(lines, iterations))
      return Math.min(...times)
    }
    for (const lines of CASES) {
      await run(lines, WARM_UP)
      const overhead = await run(lines, 0)
      times.push(((await run(lines, ITERATIONS)) - overhead) / ITERATIONS)
    }
  } finally {
    await runtime.dispose()
  }
  printFigures(
    'Choosing an ad, all lines eligible (region, hours, audience, cap)',
    CASES.map((lines, at) => {
      const figure = {
        name: `${lines} lines`,
        value: `${shown(times[at] ?? 0, 4)} ms`,
        comparison: `${ratio(times[at] ?? 0, times[0] ?? 0)} the time of ${CASES[0]} lines`,
      }
      return lines === 1_000 ? Object.assign(figure, { goal: 'under 1 ms' }) : figure
    }),
  )
}
