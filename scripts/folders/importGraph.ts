import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../project/paths.ts'

const STATIC = /^(?:import|export)\s+(?!type\b)[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm
const DYNAMIC = /\bimport\('([^']+)'\)/g

/** Modules of this repository that a module imports as values, by path from the root. */
function importsOf(file: string, isWithDynamic: boolean): string[] {
  const text = readFileSync(inRoot(file), 'utf8')
  const named = [
    ...[...text.matchAll(STATIC)].map(([, from, bare]) => from ?? bare ?? ''),
    ...(isWithDynamic ? [...text.matchAll(DYNAMIC)].map(([, from]) => from ?? '') : []),
  ]
  return named
    .map((name) => name.replace(/\?.*$/, ''))
    .filter((name) => /^(#|\.)/.test(name) && /\.tsx?$/.test(name))
    .map((name) =>
      name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name),
    )
    .filter((name) => existsSync(inRoot(name)))
}

/** All modules that an entry loads: only at start, or also on demand. */
export function reachedModules(entry: string, isWithDynamic = true): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [entry]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    open.push(...importsOf(file, isWithDynamic))
  }
  return reached
}
