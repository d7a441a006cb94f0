import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { queueNames } from '../deployment/deploymentProblems.ts'
import { configOf, ENVIRONMENTS } from '../deployment/environments.ts'
import { inRoot, ROOT } from '../project/paths.ts'
import { migratedDatabase } from '../seed/testing/migratedDatabase.ts'
import { commandsInCode, commandsInDocument, wranglerProblem } from './wranglerCommands.ts'

const PAGE = 'docs/deploy/first-time.md'

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
  ])('rejects %s', (line, problem) => {
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

describe('the first deployment by hand', () => {
  /** Lines of the page's shell block with its loops and variables expanded. */
  const spelledOut = (environment: string) => {
    const block = /```sh\n(for env in .*?)```/s.exec(readFileSync(inRoot(PAGE), 'utf8'))?.[1] ?? ''
    const inner = block.replaceAll(
      /^ {2}for (\w+) in ([^\n;]*); do\n(.*?)^ {2}done\n/gms,
      (_, name: string, values: string, body: string) =>
        values
          .split(' ')
          .map((value) => body.replaceAll(`$${name}`, value))
          .join(''),
    )
    return inner.replaceAll('$env', environment)
  }

  it.each(ENVIRONMENTS)('creates every resource that wrangler.toml names for %s', (environment) => {
    const config = configOf(environment)
    const lines = spelledOut(environment)
    const created = (kind: string) =>
      [...lines.matchAll(new RegExp(`wrangler ${kind} create (\\S+)`, 'g'))].map(([, name]) => name)
    expect(new Set(created('queues'))).toEqual(new Set(queueNames(config)))
    const buckets = config.r2_buckets.map(({ bucket_name }) => bucket_name)
    expect(new Set(created('r2 bucket'))).toEqual(new Set(buckets))
    expect(created('d1')).toEqual(config.d1_databases.map(({ database_name }) => database_name))
    expect(created('kv namespace')).toHaveLength(config.kv_namespaces.length)
  })
})
