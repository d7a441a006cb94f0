import { expect, it } from 'vitest'
import { meansText } from './meansText.ts'

it.each([
  ['cells of Excel in a title', ['text/plain', 'text/html', 'text/rtf', 'Files'], true, true],
  ['a paragraph of Word on the page', ['text/plain', 'text/html', 'Files'], false, true],
  ['a file copied in the Finder on the page', ['text/plain', 'Files'], false, false],
  ['a file copied in the Finder in a title', ['text/plain', 'Files'], true, true],
  ['a screenshot in a title', ['Files'], true, false],
  ['a picture copied from a website', ['text/html', 'Files'], false, false],
])('decides about %s', (_, types, isInField, isText) => {
  expect(meansText(types, isInField)).toBe(isText)
})
