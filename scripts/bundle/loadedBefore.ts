/** A chunk as the bundler split it. */
export interface ImportedChunk {
  /** Chunks loaded with it at once. */
  imports: readonly string[]
  /** Chunks that it may load later. */
  dynamicImports: readonly string[]
}

/** A page, or a part that is loaded on demand: then `part` is its own chunk. */
export interface Asker {
  chunks: readonly string[]
  part?: string
}

/**
 * Chunks already loaded when each part, by its own chunk, is requested, whoever requests it: those shared by all pages
 * and parts that can load it; none for a part without a known loader.
 */
export function loadedBefore(
  chunks: ReadonlyMap<string, ImportedChunk>,
  askers: readonly Asker[],
): Map<string, ReadonlySet<string>> {
  const all: ReadonlySet<string> = new Set(chunks.keys())
  const known = askers.map(({ part, chunks: asked }) => {
    const own = withImports(chunks, asked)
    const asksFor = new Set([...own].flatMap((file) => chunks.get(file)?.dynamicImports ?? []))
    return { part, own, asksFor }
  })
  // Each part starts with all chunks; each round keeps only those that its loaders have.
  const before = new Map(known.flatMap(({ part }) => (part === undefined ? [] : [[part, all]])))
  for (let isSettled = false; !isSettled;) {
    isSettled = true
    for (const [part, had] of before) {
      const there = known
        .filter(({ asksFor }) => asksFor.has(part))
        .map((asker) => new Set([...asker.own, ...(before.get(asker.part ?? '') ?? [])]))
      const isCommon = (file: string) => there.every((set) => set.has(file))
      const has = new Set(there.length === 0 ? [] : [...had].filter(isCommon))
      if (has.size === had.size) continue
      before.set(part, has)
      isSettled = false
    }
  }
  return before
}

function withImports(
  chunks: ReadonlyMap<string, ImportedChunk>,
  files: readonly string[],
): Set<string> {
  const found = new Set(files)
  for (const file of found) for (const each of chunks.get(file)?.imports ?? []) found.add(each)
  return found
}
