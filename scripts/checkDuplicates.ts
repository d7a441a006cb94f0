// `npm run lint:duplicates`: product code has no run of 12 or more identical lines in two places. Blank lines, imports
// and indentation do not count.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { identicalRuns } from './duplicates/identicalRuns.ts'
import { inRoot } from './project/paths.ts'

const LEAST_LINES = 12
const FOLDERS = [
  'client',
  'content',
  'database',
  'domain',
  'durable',
  'inspection',
  'scripts',
  'worker',
] as const

/** The pages.ts files of sections list the same twelve pages each, as the compiler demands. */
const NOT_CHECKED = /\.test\.tsx?$|\/testing\/|\.d\.ts$|^content\/pages\/[\w-]+\/pages\.ts$/

const isProductCode = (file: string) => /\.tsx?$/.test(file) && !NOT_CHECKED.test(file)

const files = FOLDERS.flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, ...name.split(path.sep)))
    .filter(isProductCode),
)
const runs = identicalRuns(
  files.toSorted().map((file) => ({ file, source: readFileSync(inRoot(file), 'utf8') })),
  LEAST_LINES,
)
for (const { first, second, length } of runs)
  console.error(
    `${length} identical lines: ${first.file}:${first.line} and ${second.file}:${second.line}`,
  )
if (runs.length > 0) {
  console.error(`Move lines that two places share into one (${LEAST_LINES} or more are refused).`)
  process.exitCode = 1
}
