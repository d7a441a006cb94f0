import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot, ROOT } from '../project/paths.ts'
import { migratedDatabase } from '../seed/testing/migratedDatabase.ts'
import { commandsInCode, commandsInDocument, wranglerProblem } from './wranglerCommands.ts'

const namedIn = (patterns: readonly string[], read: (text: string) => string[]) =>
  globSync(patterns, { cwd: ROOT }).flatMap((file) =>
    read(readFileSync(inRoot(file), 'utf8')).map((line) => ({ file, line })),
  )

const inDocuments = namedIn(['*.md', 'docs/**/*.md'], commandsInDocument)
const inCode = namedIn(['{scripts,worker,client,domain}/**/*.{ts,tsx}'], commandsInCode)

describe('wrangler commands', () => {
  it.each([...inDocuments, ...inCode])('$file: $line', ({ line }) => {
    expect(wranglerProblem(line)).toBeNull()
  })

  it('are found in documents and in code', () => {
    const lines = new Set([...inDocuments, ...inCode].map(({ line }) => line))
    expect(lines).toContain('wrangler login')
    expect(lines).toContain(
      'wrangler d1 time-travel restore DB --env production --timestamp 2026-11-25T06:00:00Z',
    )
    expect(inDocuments.length).toBeGreaterThan(15)
    expect(inCode.length).toBeGreaterThan(4)
  })

  it.each([
    ['wrangler d1 enable-replication DB', 'has no command'],
    ['wrangler queues', 'has no command'],
    ['wrangler d1 execute DB --remotely', 'has no --remotely'],
    ['wrangler d1 export DB all.sql', 'too many arguments'],
  ])('refuses %s', (line, problem) => {
    expect(wranglerProblem(line)).toContain(problem)
  })
})

describe('SQL in documents', () => {
  const queries = inDocuments.flatMap(({ file, line }) => {
    const [, sql] = /--command\s+"([^"]*)"/.exec(line) ?? []
    return sql === undefined ? [] : [{ file, sql }]
  })

  it('is found', () => {
    expect(queries.length).toBeGreaterThan(1)
  })

  it.each(queries)('of $file fits the tables', ({ sql }) => {
    expect(() => migratedDatabase().exec(sql)).not.toThrow()
  })
})
