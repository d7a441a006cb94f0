import { expect, it } from 'vitest'
import { docsProblems, unlinkedDocuments } from './docsProblems.ts'

it('every relative link of a document resolves, and every document that code names exists', () => {
  expect(docsProblems()).toEqual([])
})

it('every document under docs is linked', () => {
  expect(unlinkedDocuments()).toEqual([])
})
