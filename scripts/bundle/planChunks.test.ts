import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planChunks, type SplitBundle, type SplitPage } from './planChunks.ts'

const pageOf = (chunk: string, isLight: boolean): SplitPage => ({
  chunks: [chunk],
  bytesPerRequest: 500,
  growth: isLight ? 0 : 0.1,
})

/** A bundle of pages named after their chunk: "a: x y" loads a, x and y. Chunks weigh 100 bytes by default. */
function bundleOf(
  pages: Record<string, readonly string[]>,
  bytes: Record<string, number> = {},
  light: readonly string[] = [],
): SplitBundle {
  const shared = new Set(Object.values(pages).flat())
  const chunks = [...Object.keys(pages), ...shared].map(
    (file) => [file, { imports: pages[file] ?? [], bytes: bytes[file] ?? 100 }] as const,
  )
  return {
    chunks: new Map(chunks),
    fixed: new Set(Object.keys(pages)),
    pages: Object.keys(pages).map((page) => pageOf(page, light.includes(page))),
  }
}

const plan = (bundle: SplitBundle) => planChunks(bundle).map((files) => files.toSorted())

/** All files that a page loads once these chunks are joined. */
function loads(bundle: SplitBundle, joined: readonly string[][], page: number): Set<string> {
  const found = new Set(bundle.pages[page]?.chunks)
  for (const file of found) {
    for (const each of joined.find((files) => files.includes(file)) ?? []) found.add(each)
    for (const imported of bundle.chunks.get(file)?.imports ?? []) found.add(imported)
  }
  return found
}

describe('joined chunks', () => {
  it('joins chunks that the same pages load and leaves the own chunk of a page', () => {
    expect(plan(bundleOf({ a: ['x', 'y'], b: ['x', 'y'] }))).toEqual([['x', 'y']])
  })

  it('joins chunks that most pages share, if the others grow little', () => {
    const pages = { a: ['x', 'y'], b: ['x', 'y'], c: ['x'] }
    expect(plan(bundleOf(pages, { c: 2_000 }))).toEqual([['x', 'y']])
    expect(plan(bundleOf(pages, { y: 2_000, c: 9_000 }))).toEqual([])
    expect(plan(bundleOf(pages))).toEqual([])
  })

  it('adds nothing unneeded to a light page', () => {
    const pages = { a: ['x', 'y'], b: ['x', 'y'], c: ['x'] }
    expect(plan(bundleOf(pages, { c: 2_000 }, ['c']))).toEqual([])
  })

  it('ignores chunks that are loaded before a part is requested', () => {
    const { pages, ...bundle } = bundleOf({ a: ['x', 'y'], part: ['x'] }, { part: 300 })
    const [a, part] = pages
    if (!a || !part) throw new Error('There are two.')
    const asked = { ...part, bytesPerRequest: 0 }
    expect(plan({ ...bundle, pages: [a, asked] })).toEqual([])
    expect(plan({ ...bundle, pages: [a, { ...asked, before: new Set(['y']) }] })).toEqual([
      ['x', 'y'],
    ])
  })

  it('counts the imports of a chunk', () => {
    const { chunks, ...bundle } = bundleOf({ a: ['x', 'y'], b: ['x', 'y'], c: ['x'] }, { c: 4_000 })
    const heavy = new Map(chunks)
      .set('y', { imports: ['z'], bytes: 100 })
      .set('z', { imports: [], bytes: 3_000 })
    expect(plan({ ...bundle, chunks: heavy })).not.toContainEqual(expect.arrayContaining(['x']))
  })

  it('never joins chunks into a circular import', () => {
    const { chunks, ...bundle } = bundleOf({ a: ['x', 'y'], b: ['x', 'y'] })
    const through = new Map(chunks)
      .set('x', { imports: ['part'], bytes: 100 })
      .set('part', { imports: ['y'], bytes: 100 })
      .set('y', { imports: [], bytes: 100 })
    expect(plan({ ...bundle, chunks: through, fixed: new Set(['a', 'b', 'part']) })).toEqual([])
  })

  it('never exceeds a growth limit of a page and never creates circular imports', () => {
    const bundles = fc
      .record({
        links: fc.array(fc.tuple(fc.nat(19), fc.nat(19)), { maxLength: 60 }),
        bytes: fc.array(fc.integer({ min: 50, max: 3_000 }), { minLength: 20, maxLength: 20 }),
        fixed: fc.array(fc.nat(19), { maxLength: 4 }),
      })
      .map(({ links, bytes, fixed }): SplitBundle => {
        const name = (at: number) => `chunk${at}`
        const chunks = bytes.map((size, at) => {
          const imports = links
            .filter(([from, to]) => from === at && to > at)
            .map(([, to]) => name(to))
          return [name(at), { imports: [...new Set(imports)], bytes: size }] as const
        })
        const pages = [0, 1, 2, 3].map((at) => pageOf(name(at), at === 3))
        return {
          chunks: new Map(chunks),
          fixed: new Set([0, 1, 2, 3, ...fixed].map(name)),
          pages,
        }
      })
    fc.assert(
      fc.property(bundles, (bundle) => {
        const joined = planChunks(bundle)
        expect(joined.flat()).toHaveLength(new Set(joined.flat()).size)
        for (const file of joined.flat()) expect(bundle.fixed.has(file)).toBe(false)
        const bytesOf = (files: ReadonlySet<string>) =>
          [...files].reduce((sum, file) => sum + (bundle.chunks.get(file)?.bytes ?? 0), 0)
        bundle.pages.forEach(({ growth }, page) => {
          const before = bytesOf(loads(bundle, [], page))
          expect(bytesOf(loads(bundle, joined, page))).toBeLessThanOrEqual(
            before * (1 + growth) + 0.001,
          )
        })
        expect(hasCircle(bundle, joined)).toBe(false)
      }),
    )
  })
})

/** Whether a chunk indirectly imports itself. */
function hasCircle({ chunks }: SplitBundle, joined: readonly string[][]): boolean {
  const chunkOf = (file: string) => joined.find((files) => files.includes(file))?.[0] ?? file
  const imports = new Map<string, Set<string>>()
  for (const [file, chunk] of chunks) {
    const from = chunkOf(file)
    const others = chunk.imports.map(chunkOf).filter((to) => to !== from)
    imports.set(from, new Set([...(imports.get(from) ?? []), ...others]))
  }
  return [...imports.keys()].some((start) => {
    const found = new Set(imports.get(start))
    for (const each of found) for (const to of imports.get(each) ?? []) found.add(to)
    return found.has(start)
  })
}
