import path from 'node:path'

/** Two folders of a room, of which one imports the other, with the files that do so. */
export interface FolderImport {
  from: string
  to: string
  /** Paths inside the room. */
  files: [importer: string, imported: string][]
}

/** What a module imports, re-exports or loads, types included: the specifiers as they are written. */
const SPECIFIER = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g

/**
 * Which folder of a room imports which, from the text of its modules by their path. A module that stands in the room
 * itself counts as a folder of its own.
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
 * A test counts as part of its folder: one that needs a folder further up belongs there. What tests are made of
 * (`testing`) is the exception: it builds on all folders, and a test of any of them may use it. Only a test, which the
 * linter sees to.
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

/** For each knot of folders that reach one another its shortest circle, import by import; none when all is well. */
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

/** The fewest imports that lead from one folder to another; null when none do. */
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
