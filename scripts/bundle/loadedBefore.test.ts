import { describe, expect, it } from 'vitest'
import { loadedBefore, type ImportedChunk } from './loadedBefore.ts'

/** Chunks that import what stands before the stroke, and may ask for what stands after it: "x y | part". */
const chunksOf = (lines: Record<string, string>) =>
  new Map(
    Object.entries(lines).map(([file, line]): [string, ImportedChunk] => {
      const [imports = [], dynamicImports = []] = line
        .split('|')
        .map((names) => names.split(' ').filter(Boolean))
      return [file, { imports, dynamicImports }]
    }),
  )

const page = (...chunks: string[]) => ({ chunks })
const part = (name: string) => ({ chunks: [name], part: name })

const sorted = (before: ReadonlyMap<string, ReadonlySet<string>>, name: string) =>
  [...(before.get(name) ?? [])].toSorted()

describe('what is there before a part is asked for', () => {
  it('is what its page has, with what that imports', () => {
    const chunks = chunksOf({ page: 'x | part', x: 'y', y: '', part: 'z', z: '' })
    const before = loadedBefore(chunks, [page('page'), part('part')])
    expect(sorted(before, 'part')).toEqual(['page', 'x', 'y'])
  })

  it('is what all have that can ask for it', () => {
    const chunks = chunksOf({ a: 'x y', b: 'x z', x: '| part', y: '', z: '', part: '' })
    const before = loadedBefore(chunks, [page('a'), page('b'), part('part')])
    expect(sorted(before, 'part')).toEqual(['x'])
  })

  it('goes on through parts that ask for parts, also for each other', () => {
    const chunks = chunksOf({ page: '| one', one: 'x | two', x: '', two: '| one three', three: '' })
    const before = loadedBefore(chunks, [page('page'), part('one'), part('two'), part('three')])
    expect(sorted(before, 'one')).toEqual(['page'])
    expect(sorted(before, 'two')).toEqual(['one', 'page', 'x'])
    expect(sorted(before, 'three')).toEqual(['one', 'page', 'two', 'x'])
  })

  it('is nothing for a part that nobody is known to ask for', () => {
    const before = loadedBefore(chunksOf({ page: 'x', x: '', part: '' }), [
      page('page'),
      part('part'),
    ])
    expect(sorted(before, 'part')).toEqual([])
  })
})
