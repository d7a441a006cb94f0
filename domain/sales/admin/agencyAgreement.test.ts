import { describe, expect, it } from 'vitest'
import {
  agencyKey,
  agreementState,
  isSameAgreement,
  newAgreementSchema,
} from './agencyAgreement.ts'

describe('an agreement with an agency', () => {
  it('is found regardless of case, spaces, punctuation and accents in its name', () => {
    const typed = ['Média & Söhne GmbH', 'media  söhne gmbh', 'MEDIA-SOHNE, GmbH.']
    expect(new Set(typed.map(agencyKey))).toEqual(new Set(['mediasohnegmbh']))
    expect(agencyKey('東京 広告')).toBe('東京広告')
    expect(agencyKey(' – ')).toBe('')
  })

  it('is in force from its first to its last day', () => {
    const days = { since: '2026-03-01', until: '2026-03-31' }
    expect(agreementState(days, '2026-02-28')).toBe('planned')
    expect(agreementState(days, '2026-03-01')).toBe('in_force')
    expect(agreementState(days, '2026-03-31')).toBe('in_force')
    expect(agreementState(days, '2026-04-01')).toBe('over')
    expect(agreementState({ ...days, until: null }, '2199-01-01')).toBe('in_force')
  })

  it('has a name, a commission and days in order', () => {
    const made = {
      agency: 'North Media',
      commissionPermille: 125,
      since: '2026-03-01',
      until: '2026-03-01',
      note: '',
      reason: 'Signed',
    }
    const fits = (changes: object) => newAgreementSchema.safeParse({ ...made, ...changes }).success
    expect(fits({})).toBe(true)
    expect(fits({ until: '2026-02-28' })).toBe(false)
    expect(fits({ agency: ' – ' })).toBe(false)
    expect(fits({ commissionPermille: 0 })).toBe(false)
    expect(fits({ commissionPermille: 301 })).toBe(false)
  })
  it('is the same if all of its terms are', () => {
    const terms = { commissionPermille: 125, until: '2026-03-31', note: 'Signed' }
    expect(isSameAgreement(terms, { ...terms })).toBe(true)
    expect(isSameAgreement(terms, { ...terms, commissionPermille: 124 })).toBe(false)
    expect(isSameAgreement(terms, { ...terms, until: null })).toBe(false)
    expect(isSameAgreement(terms, { ...terms, note: '' })).toBe(false)
  })
})
