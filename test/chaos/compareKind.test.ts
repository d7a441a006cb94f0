import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareKind, isWhole } from './compareKind.ts'
import { Journal } from './Journal.ts'

const found = (...keys: string[]) => keys.map((key) => ({ key, value: `of ${key}` }))
const journal = (...keys: string[]) => {
  const noted = new Journal()
  for (const key of keys) noted.note('order', key, `of ${key}`)
  return noted.of('order')
}

describe('acknowledged writes compared with stored ones', () => {
  it('are complete when everything is stored once', () => {
    const comparison = compareKind(journal('a', 'b'), found('b', 'a'))
    expect(comparison).toEqual({
      acknowledged: 2,
      foundOnce: 2,
      missing: [],
      doubled: [],
      changed: [],
    })
    expect(isWhole(comparison)).toBe(true)
  })

  it('include an order that is stored twice', () => {
    const comparison = compareKind(journal('a', 'b'), found('a', 'b', 'a'))
    expect(comparison).toMatchObject({ foundOnce: 1, doubled: ['a'], missing: [] })
    expect(isWhole(comparison)).toBe(false)
  })

  it('miss a lost message', () => {
    const comparison = compareKind(journal('a', 'b'), found('b'))
    expect(comparison).toMatchObject({ foundOnce: 1, missing: ['a'], doubled: [] })
    expect(isWhole(comparison)).toBe(false)
  })

  it('show content that differs from its acknowledgment', () => {
    const comparison = compareKind(journal('a'), [{ key: 'a', value: 'of nobody' }])
    expect(comparison).toMatchObject({ foundOnce: 0, changed: ['a'] })
    expect(isWhole(comparison)).toBe(false)
  })

  it('tolerate a stored write whose acknowledgment was lost, but not twice', () => {
    expect(isWhole(compareKind(journal(), found('a')))).toBe(true)
    expect(compareKind(journal(), found('a', 'a'))).toMatchObject({ doubled: ['a'] })
  })

  it('add up: each acknowledged write is stored once, missing, doubled or changed', () => {
    const keys = fc.array(fc.constantFrom('a', 'b', 'c', 'd'))
    const values = fc.array(
      fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), value: fc.constantFrom('of a', '') }),
    )
    fc.assert(
      fc.property(keys, values, (acknowledged, there) => {
        const noted = journal(...acknowledged)
        const { foundOnce, missing, doubled, changed } = compareKind(noted, there)
        const doubledOfOurs = doubled.filter((key) => noted.has(key))
        expect(foundOnce + missing.length + doubledOfOurs.length + changed.length).toBe(noted.size)
      }),
    )
  })
})

describe('journal', () => {
  it('returns every acknowledged write once', () => {
    expect(journal('a', 'a').size).toBe(1)
  })

  it('does not count a repeated acknowledgment as two', () => {
    const noted = new Journal()
    noted.note('order', 'key', 'ord_1')
    expect(() => noted.note('order', 'key', 'ord_2')).toThrow('ord_1')
  })
})
