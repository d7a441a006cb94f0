/** Counts 100,000 events, kills objects in between, and measures it: npm run bench:counting */
import { runShown } from './setup/runCommand.ts'

process.exitCode = await runShown(
  'vitest',
  ['run', '--project', 'worker', 'test/bench/counting.test.ts', '--silent=false'],
  { BENCH_COUNTING: '1' },
)
