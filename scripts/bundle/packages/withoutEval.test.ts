import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inRoot } from '../../project/paths.ts'

const CLIENT = inRoot('client')
const WORKER = /new Worker\(new URL\('([^']+)', import\.meta\.url\)/g

/** Entry modules of pages and of each of their workers. */
function beginnings(): string[] {
  const sources = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => path.join(CLIENT, file))
  const workers = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(WORKER)].map(([, at = '']) =>
      path.join(path.dirname(file), at),
    ),
  )
  return [path.join(CLIENT, 'root.tsx'), ...workers]
}

it('zod evaluates no code: pages and workers disable it before anything else loads', () => {
  const files = beginnings()
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) {
    const [first = ''] = readFileSync(file, 'utf8').match(/^import .*$/m) ?? []
    expect([file, first]).toEqual([
      file,
      expect.stringMatching(/^import '[^']*\/withoutEval\.ts'$/),
    ])
  }
})
