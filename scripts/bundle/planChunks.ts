/** A bundle as it is split by itself: what just the same pages and parts use is a chunk. */
export interface SplitBundle {
  /** By file: what is loaded with it at once, and what it weighs, in compressed bytes. */
  chunks: ReadonlyMap<string, { imports: readonly string[]; bytes: number }>
  /** What stays as it is: what a page begins with, and what every page has. */
  fixed: ReadonlySet<string>
  pages: readonly SplitPage[]
}

export interface SplitPage {
  /** The chunks that it asks for by itself. */
  chunks: readonly string[]
  /** By what part of its bytes it may grow in all; 0: it loads nothing that it does not need. */
  growth: number
  /** How many bytes more it may load for a request less; 0 where requests do not count. */
  bytesPerRequest: number
  /** What is there before it is asked for, and costs nothing: of a part that is loaded on demand. */
  before?: ReadonlySet<string>
}

/** Chunks that become one. */
interface Unit {
  files: string[]
  /** For each page 1 if it loads them, else 0. */
  pages: Uint8Array
  bytes: number
  imports: Set<Unit>
  isFixed: boolean
}

/**
 * Which chunks become one: lists of files. Those are joined that save most requests for the least bytes that a page loads
 * and does not need, as long as that is worth it and no page grows more than it may. No two chunks come to import each
 * other, so that modules still run in order.
 */
export function planChunks(bundle: SplitBundle): string[][] {
  // Those that may grow least refuse most: asked first, they save asking the others.
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

/** A unit with everything that is loaded with it. */
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

/** The two whose joining saves most; null when none saves anything. */
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

/** For each page, what it loads more once it loads this unit, with all that the unit imports. */
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

/** Bytes’ worth of requests saved less bytes added, over all pages; nothing where a page has no room for them. */
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

/** Whether something that `from` imports needs `to`, so that one chunk of both would import what imports it. */
const isBetween = (from: Unit, to: Unit) =>
  [...from.imports].some((unit) => unit !== to && withImports(unit).has(to))

/** Makes one unit of two. A page that had one of them loads the other now, with all that it imports. */
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

/** Has all these pages load a unit. */
function load(unit: Unit, pages: Uint8Array, room: Float64Array): void {
  const cost = addedBytes(unit)
  const loaded = withImports(unit)
  pages.forEach((isMeant, page) => {
    if (!isMeant || unit.pages[page]) return
    room[page] = (room[page] ?? 0) - (cost[page] ?? 0)
    for (const each of loaded) each.pages[page] = 1
  })
}
