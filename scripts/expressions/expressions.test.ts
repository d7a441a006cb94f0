import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../project/paths.ts'
import { attacksOn } from './attacksOn.ts'
import { cpuTime } from './cpuTime.ts'
import { expressionsOf, type Expression } from './expressionsOf.ts'

/** Maximum time of an expression on a text of this length. */
const LONGEST_MS = 50
const HOSTILE_CHARACTERS = 100_000
const SAMPLE_CHARACTERS = 2_000
const FULL_SIZE_ATTACKS = 4

/** Folders whose code parses untrusted input. */
const FOLDERS = ['domain', 'inspection', 'durable', 'worker', 'database', 'client', 'content']

function expressionsIn(folder: string): Expression[] {
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = path.posix.join(folder, ...name.split(path.sep))
      return expressionsOf(file, readFileSync(inRoot(file), 'utf8'))
    })
}

/** All uses of an expression: whether it matches, and every match. */
function use({ source, flags }: Expression, text: string): void {
  new RegExp(source, flags.replaceAll(/[gy]/g, '')).test(text)
  text.replaceAll(new RegExp(source, `${flags.replaceAll(/[gy]/g, '')}g`), '')
}

/** Runs all attacks at a small size, where a quadratic one already shows, and the slowest at full size. */
function slowestOf(expression: Expression): { ms: number; attack: string } {
  const timed = [...attacksOn(expression.source, SAMPLE_CHARACTERS)].map((text, index) => ({
    index,
    ms: cpuTime(() => use(expression, text), 0),
  }))
  const worst = timed.toSorted((a, b) => b.ms - a.ms).slice(0, FULL_SIZE_ATTACKS)
  const chosen = new Set(worst.map(({ index }) => index))
  let slowest = { ms: 0, attack: '' }
  let index = -1
  for (const text of attacksOn(expression.source, HOSTILE_CHARACTERS)) {
    index += 1
    if (!chosen.has(index)) continue
    const ms = cpuTime(() => use(expression, text), LONGEST_MS)
    if (ms > slowest.ms) slowest = { ms, attack: `${text.slice(0, 12)}… ${text.slice(-4)}` }
    if (ms > LONGEST_MS) break
  }
  return slowest
}

describe.each(FOLDERS)('regular expressions of %s', (folder) => {
  const expressions = [
    ...new Map(
      expressionsIn(folder).map((one) => [`/${one.source}/${one.flags}`, one] as const),
    ).entries(),
  ].filter(([, { source }]) => /[*+]|\{\d*,/.test(source))

  it.each(expressions)(`%s reads 100 kB of hostile text in under ${LONGEST_MS} ms`, (_, one) => {
    const { ms, attack } = slowestOf(one)
    const slow = ms < LONGEST_MS ? [] : [`${one.file}: ${JSON.stringify(attack)}: ${ms} ms`]
    expect(slow).toEqual([])
  })
})

it('finds the expressions of a module and a slow input for a quadratic one', () => {
  const [found] = expressionsOf(
    'a.ts',
    'export const open = (text: string) => /<head[^>]*>/i.test(text)',
  )
  expect(found).toEqual({ file: 'a.ts', source: '<head[^>]*>', flags: 'i' })
  expect([...attacksOn(found?.source ?? '', 15)]).toContain('<head<head<head')
})

it('finds expressions built at run time', () => {
  const code =
    'const open = (word: string) => new RegExp(`${word}\\\\s*([a-z]{${word.length},})$`, "i")'
  expect(expressionsOf('a.ts', code)).toEqual([
    { file: 'a.ts', source: 'ab\\s*([a-z]{9,})$', flags: 'i' },
  ])
})
