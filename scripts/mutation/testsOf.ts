import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../project/paths.ts'

/** Only value imports: a type import loads no code. */
const IMPORTED = /\b(?:import|export)\s(?!type\b)[^'";]*?from '(#domain\/|\.{1,2}\/)([^']+)'/g

/** Domain files that a source needs at run time. */
export const importsOf = (file: string, source: string): string[] =>
  Array.from(source.matchAll(IMPORTED), ([, from = '', rest = '']) =>
    from === '#domain/' ? `domain/${rest}` : path.join(path.dirname(file), from, rest),
  )

/** All domain files that a file needs, including itself. */
function closureOf(file: string, imports: ReadonlyMap<string, string[]>): Set<string> {
  const found = new Set<string>()
  const waiting = [file]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue
    found.add(next)
    waiting.push(...(imports.get(next) ?? []))
  }
  return found
}

/** Domain sources with rules in a folder: no tests, no types, no test cases. */
export const ruleFiles = (folder: string): string[] =>
  globSync(`${folder}/**/*.ts`, { cwd: inRoot('.') })
    .filter((file) => !/\.(test|types)\.ts$|^domain\/testing\//.test(file))
    .toSorted()

/** Domain tests that reach each file, those of its own folder separately, as they run first. */
export function testsByFile(): (file: string) => { near: string[]; far: string[] } {
  const files = globSync('domain/**/*.ts', { cwd: inRoot('.') })
  const imports = new Map(
    files.map((file) => [file, importsOf(file, readFileSync(inRoot(file), 'utf8'))]),
  )
  const tests = files
    .filter((file) => file.endsWith('.test.ts'))
    .map((test) => ({ test, needs: closureOf(test, imports) }))
  return (file) => {
    const reaching = tests.filter(({ needs }) => needs.has(file)).map(({ test }) => test)
    const isNear = (test: string) => path.dirname(test) === path.dirname(file)
    return { near: reaching.filter(isNear), far: reaching.filter((test) => !isNear(test)) }
  }
}
