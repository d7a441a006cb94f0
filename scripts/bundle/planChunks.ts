/** A bundle with its natural split: modules used by exactly the same pages and parts form a chunk. */
export interface SplitBundle {
  /** By file: its imports, and its weight in compressed bytes. */
  chunks: ReadonlyMap<string, { imports: readonly string[]; bytes: number }>
  /** Unchanged chunks: pages' own, and those that every page loads. */
  fixed: ReadonlySet<string>
  pages: readonly SplitPage[]
}

export interface SplitPage {
  /** Chunks that it loads itself. */
  chunks: readonly string[]
  /** Share of its bytes by which it may grow in total; 0 means that it loads nothing unneeded. */
  growth: number
  /** Extra bytes that it may load to save a request; 0 if requests do not count. */
  bytesPerRequest: number
  /** Chunks loaded before it is requested, at no cost: for a part that is loaded on demand. */
  before?: ReadonlySet<string>
}

/** Chunks to join. */
interface Unit {
  files: string[]
  /** For each page 1 if it loads them, else 0. */
  pages: Uint8Array
  bytes: number
  imports: Set<Unit>
  isFixed: boolean
}

/**
 * Plans chunks to join, as lists of files. Joins those that save the most requests for the fewest unneeded bytes,
 * while that is worthwhile and no page exceeds its growth limit. Never lets two chunks import each other, so that
 * modules still run in order.
 */
export function planChunks(bundle: SplitBundle): string[][] {
  // Those with the lowest limit reject most: checked first, they save checking the others.
  const pages = bundle.pages.toSorted((one, other) => one.growth - other.growth)
  const units = unitsOf({ ...bundle, pages })
  const room = Float64Array.from(pages, ({ growth }, page) => growth * pageBytes(units, page))
  pages.forEach(({ before }, page) => {
    for (const unit of units) if (unit.files.some((file) => before?.has(file))) unit.pages[page] = 1
  })
  joinAll(
    units,
    room,
    Float64Array.from(pages, ({ bytesPerRequest }) => bytesPerRequest),
  )
  return [...units].flatMap(({ files, isFixed }) => (isFixed || files.length < 2 ? [] : [files]))
}

function unitsOf({ chunks, fixed, pages }: SplitBundle): Set<Unit> {
  const units = new Map(
    [...chunks].map(([file, { bytes }]): [string, Unit] => [
      file,
      {
        files: [file],
        pages: new Uint8Array(pages.length),
        bytes,
        imports: new Set(),
        isFixed: fixed.has(file),
      },
    ]),
  )
  const unitsFor = (files: readonly string[]) => files.flatMap((file) => units.get(file) ?? [])
  for (const [file, unit] of units)
    unit.imports = new Set(unitsFor(chunks.get(file)?.imports ?? []))
  pages.forEach((page, at) => {
    for (const unit of unitsFor(page.chunks))
      for (const loaded of withImports(unit)) loaded.pages[at] = 1
  })
  return new Set([...units.values()].filter((unit) => unit.pages.includes(1)))
}

const pageBytes = (units: Iterable<Unit>, page: number) =>
  [...units].reduce((sum, { pages, bytes }) => sum + (pages[page] ? bytes : 0), 0)

/** A unit with all chunks loaded with it. */
function withImports(unit: Unit): Set<Unit> {
  const found = new Set([unit])
  for (const each of found) for (const imported of each.imports) found.add(imported)
  return found
}

function joinAll(units: Set<Unit>, room: Float64Array, worth: Float64Array): void {
  for (;;) {
    const pair = bestPair(units, room, worth)
    if (!pair) return
    join(...pair, units, room)
  }
}

/** The pair with the largest saving; null if none saves anything. */
function bestPair(
  units: ReadonlySet<Unit>,
  room: Float64Array,
  worth: Float64Array,
): [Unit, Unit] | null {
  const free = [...units]
    .filter((unit) => !unit.isFixed)
    .map((unit) => ({ unit, pages: unit.pages, cost: addedBytes(unit) }))
  let best: [Unit, Unit] | null = null
  let most = 0
  for (const [at, a] of free.entries())
    for (let other = at + 1; other < free.length; other += 1) {
      const b = free[other]
      if (!b) continue
      const gain = gainOf(a, b, room, worth)
      if (gain <= most || isBetween(a.unit, b.unit) || isBetween(b.unit, a.unit)) continue
      most = gain
      best = [a.unit, b.unit]
    }
  return best
}

/** Extra bytes for each page once it loads this unit, with all of its imports. */
function addedBytes(unit: Unit): Float64Array {
  const added = new Float64Array(unit.pages.length)
  for (const { pages, bytes } of withImports(unit))
    pages.forEach((isLoaded, page) => {
      if (!isLoaded) added[page] = (added[page] ?? 0) + bytes
    })
  return added
}

interface Candidate {
  pages: Uint8Array
  cost: Float64Array
}

/** Value of saved requests, in bytes, less added bytes, over all pages; nothing if a page exceeds its limit. */
function gainOf(a: Candidate, b: Candidate, room: Float64Array, worth: Float64Array): number {
  let gain = 0
  for (let page = 0; page < room.length; page += 1) {
    const hasA = a.pages[page]
    if (hasA === b.pages[page]) {
      if (hasA) gain += worth[page] ?? 0
      continue
    }
    const added = (hasA ? b : a).cost[page] ?? 0
    if (added > (room[page] ?? 0)) return 0
    gain -= added
  }
  return gain
}

/** Whether an import of `from` needs `to`, so that joining them would create a circular import. */
const isBetween = (from: Unit, to: Unit) =>
  [...from.imports].some((unit) => unit !== to && withImports(unit).has(to))

/** Joins two units. A page that loaded one of them now loads the other, with all of its imports. */
function join(a: Unit, b: Unit, units: Set<Unit>, room: Float64Array): void {
  load(b, a.pages.slice(), room)
  load(a, b.pages.slice(), room)
  const unit: Unit = {
    files: [...a.files, ...b.files],
    pages: a.pages,
    bytes: a.bytes + b.bytes,
    imports: new Set([...a.imports, ...b.imports]),
    isFixed: false,
  }
  for (const old of [a, b]) {
    unit.imports.delete(old)
    units.delete(old)
  }
  for (const { imports } of units) {
    const hadA = imports.delete(a)
    if (imports.delete(b) || hadA) imports.add(unit)
  }
  units.add(unit)
}

/** Makes all these pages load a unit. */
function load(unit: Unit, pages: Uint8Array, room: Float64Array): void {
  const cost = addedBytes(unit)
  const loaded = withImports(unit)
  pages.forEach((isMeant, page) => {
    if (!isMeant || unit.pages[page]) return
    room[page] = (room[page] ?? 0) - (cost[page] ?? 0)
    for (const each of loaded) each.pages[page] = 1
  })
}
