import { describe, expect, it } from 'vitest'
import {
  draftCommentSchema,
  draftShareExpiry,
  MAX_AUTHOR_LENGTH,
  MAX_COMMENT_LENGTH,
} from './draftShare.ts'

const isAccepted = (author: string, body: string) =>
  draftCommentSchema.safeParse({ author, body }).success

describe('a comment on a shared draft', () => {
  it('has a name and a text of at least one character, without the spaces around them', () => {
    expect(draftCommentSchema.parse({ author: ' A ', body: ' ! ' })).toEqual({
      author: 'A',
      body: '!',
    })
    expect(isAccepted('  ', 'Fine')).toBe(false)
    expect(isAccepted('Ann', '  ')).toBe(false)
  })

  it('accepts names and texts up to their limits', () => {
    const longestName = 'a'.repeat(MAX_AUTHOR_LENGTH)
    const longestText = 'a'.repeat(MAX_COMMENT_LENGTH)
    expect(isAccepted(longestName, longestText)).toBe(true)
    expect(isAccepted(`${longestName}a`, 'Fine')).toBe(false)
    expect(isAccepted('Ann', `${longestText}a`)).toBe(false)
  })
})

it('a link to a draft expires 30 days after it was created, across a month end', () => {
  expect(draftShareExpiry(new Date('2027-01-31T23:59:00.000Z'))).toBe('2027-03-02T23:59:00.000Z')
})
