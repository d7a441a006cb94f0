import { expect, it } from 'vitest'
import { ownerNames } from './regionName.ts'

it('numbers campaigns of the same name and medium, and does not name a single one', () => {
  const bread = { name: 'Bread', mediaType: 'ctv' } as const
  const names = ownerNames([bread, { ...bread, mediaType: 'dooh' }, bread, bread])
  expect(new Set(names).size).toBe(4)
  expect(names[0]).toMatch(/^Bread, /)
  expect(names.slice(2)).toEqual([`${names[0]}, 2`, `${names[0]}, 3`])
  expect(ownerNames([bread])).toEqual([null])
})
