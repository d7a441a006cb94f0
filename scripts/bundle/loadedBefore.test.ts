import { describe, expect, it } from 'vitest'
import { loadedBefore, type ImportedChunk } from './loadedBefore.ts'

/** Chunks with their imports before the bar and their dynamic imports after it: "x y | part". */
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

describe('chunks loaded before a part', () => {
  it('are those of its page, with their imports', () => {
    const chunks = chunksOf({ page: 'x | part', x: 'y', y: '', part: 'z', z: '' })
    const before = loadedBefore(chunks, [page('page'), part('part')])
    expect(sorted(before, 'part')).toEqual(['page', 'x', 'y'])
  })

  it('are those that all its pages share', () => {
    const chunks = chunksOf({ a: 'x y', b: 'x z', x: '| part', y: '', z: '', part: '' })
    const before = loadedBefore(chunks, [page('a'), page('b'), part('part')])
    expect(sorted(before, 'part')).toEqual(['x'])
  })

  it('follows parts that load parts, including each other', () => {
    const chunks = chunksOf({ page: '| one', one: 'x | two', x: '', two: '| one three', three: '' })
    const before = loadedBefore(chunks, [page('page'), part('one'), part('two'), part('three')])
    expect(sorted(before, 'one')).toEqual(['page'])
    expect(sorted(before, 'two')).toEqual(['one', 'page', 'x'])
    expect(sorted(before, 'three')).toEqual(['one', 'page', 'two', 'x'])
  })

  it('are none for a part without a known page', () => {
    const before = loadedBefore(chunksOf({ page: 'x', x: '', part: '' }), [
      page('page'),
      part('part'),
    ])
    expect(sorted(before, 'part')).toEqual([])
  })
})
