import { expect, it } from 'vitest'
import { docsProblems, unknownRules, unlinkedDocuments } from './docsProblems.ts'

it('every relative link of a document resolves, and every document that code names exists', () => {
  expect(docsProblems()).toEqual([])
})

it('every document under docs is linked', () => {
  expect(unlinkedDocuments()).toEqual([])
})

it('every rule cited in a comment is in docs/product.md', () => {
  expect(unknownRules()).toEqual([])
})
