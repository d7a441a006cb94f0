import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMailSubject, parseMailSubject } from './mailSubject.ts'

const id = fc.stringMatching(/^[a-z]{3}_[0-9A-Za-z]{8}$/u)

describe('mailSubject', () => {
  it('round-trips an ID and its occasion', () => {
    fc.assert(
      fc.property(id, fc.oneof(id, fc.integer()), (about, occasion) => {
        expect(parseMailSubject(formatMailSubject(about, occasion))).toEqual({
          id: about,
          occasion: String(occasion),
        })
      }),
    )
  })

  it('reads a subject without an occasion', () => {
    expect(parseMailSubject('lin_1')).toEqual({ id: 'lin_1', occasion: null })
    expect(parseMailSubject(null)).toBeNull()
  })

  it('keeps colons of the occasion', () => {
    expect(parseMailSubject('lin_1:3:2026-11-25')).toEqual({
      id: 'lin_1',
      occasion: '3:2026-11-25',
    })
  })
})
