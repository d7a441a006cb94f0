import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { inRoot, ROOT } from '../project/paths.ts'

const run = promisify(execFile)

it('the last snapshot of the migrations has the whole schema, so the next one contains only its own change', async () => {
  // Within the project, as the schema's own imports resolve from there.
  mkdirSync(inRoot('.wrangler'), { recursive: true })
  const folder = mkdtempSync(inRoot('.wrangler/migrations-'))
  try {
    cpSync(inRoot('database/migrations'), folder, { recursive: true })
    const { stdout } = await run(
      process.execPath,
      [
        inRoot('node_modules/drizzle-kit/bin.cjs'),
        'generate',
        '--dialect=sqlite',
        '--schema=./database/schema/**/*.ts',
        `--out=${path.relative(ROOT, folder)}`,
      ],
      { cwd: ROOT },
    )
    expect(stdout).toContain('No schema changes')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
