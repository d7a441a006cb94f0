import path from 'node:path'

/** Two folders of a root, one of which imports the other, with the files of the imports. */
export interface FolderImport {
  from: string
  to: string
  /** Paths relative to the root. */
  files: [importer: string, imported: string][]
}

/** Specifiers that a module imports, re-exports or loads, types included, as written. */
const SPECIFIER = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g

/**
 * Imports between the folders of a root, from the text of its modules by path. A module directly in the root counts as
 * its own folder.
 */
export function folderImports(room: string, modules: ReadonlyMap<string, string>): FolderImport[] {
  const found = new Map<string, FolderImport>()
  for (const [importer, text] of modules) {
    for (const imported of moduleImports(importer, text)) {
      if (!imported.startsWith(`${room}/`) || isTestSupport(importer, imported)) continue
      const [from, to] = [folderOf(room, importer), folderOf(room, imported)]
      if (from === to) continue
      const known = found.get(`${from} ${to}`) ?? { from, to, files: [] }
      known.files.push([path.posix.relative(room, importer), path.posix.relative(room, imported)])
      found.set(`${from} ${to}`, known)
    }
  }
  return [...found.values()]
}

/** The modules of the product that a module imports, by path. */
export const moduleImports = (importer: string, text: string): string[] =>
  [...text.matchAll(SPECIFIER)].flatMap(([, , specifier = '']) => {
    const imported = resolved(importer, specifier)
    return imported === null ? [] : [imported]
  })

/**
 * A test counts as part of its folder: one that needs a folder further up belongs there. Test support (`testing`) is
 * the exception: it may import all folders, and only tests may import it, which the linter checks.
 */
function isTestSupport(importer: string, imported: string): boolean {
  return importer.includes('.test.') && imported.split('/').includes('testing')
}

function resolved(importer: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (!specifier.startsWith('.')) return null
  return path.posix.join(path.posix.dirname(importer), specifier)
}

const folderOf = (room: string, file: string): string =>
  path.posix.relative(room, file).split('/')[0] ?? ''

/**
 * The shortest circular import of each set of mutually reachable folders, import by import; empty
 * if there is none.
 */
export function folderCircles(imports: readonly FolderImport[]): FolderImport[][] {
  const circles: FolderImport[][] = []
  const knotted = new Set<string>()
  const byLength = imports
    .flatMap((start) => {
      const back = shortestWay(imports, start.to, start.from)
      return back ? [[start, ...back]] : []
    })
    .toSorted((a, b) => a.length - b.length)
  for (const circle of byLength) {
    const folders = circle.map(({ from }) => from)
    if (folders.some((folder) => knotted.has(folder))) continue
    circles.push(circle)
    for (const folder of folders) knotted.add(folder)
  }
  return circles
}

/** Shortest path of imports from one folder to another; null without one. */
function shortestWay(
  imports: readonly FolderImport[],
  from: string,
  to: string,
): FolderImport[] | null {
  const seen = new Set([from])
  let ways: { at: string; way: FolderImport[] }[] = [{ at: from, way: [] }]
  while (ways.length > 0) {
    const arrived = ways.find(({ at }) => at === to)
    if (arrived) return arrived.way
    ways = ways.flatMap(({ at, way }) =>
      imports.flatMap((step) => {
        if (step.from !== at || seen.has(step.to)) return []
        seen.add(step.to)
        return [{ at: step.to, way: [...way, step] }]
      }),
    )
  }
  return null
}
