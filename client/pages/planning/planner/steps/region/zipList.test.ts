import { describe, expect, it } from 'vitest'
import type { ZipVerdict } from '#domain/foundation/geo/postcodes/zipVerdict.ts'
import {
  bookableCodes,
  corrected,
  emptyZipList,
  withKeptRows,
  surplusOf,
  withCodes,
  withoutRows,
  withVerdicts,
  zipRows,
} from './zipList.ts'

const verdict = (code: string, change: Partial<ZipVerdict>): ZipVerdict => ({
  code,
  verdict: 'valid',
  message: null,
  suggestion: null,
  placeName: null,
  stateCode: null,
  ...change,
})

const austin = verdict('78701', { placeName: 'Austin', stateCode: 'TX' })
const boston = verdict('02108', { placeName: 'Boston', stateCode: 'MA' })
const typo = verdict('787O1', {
  verdict: 'invalid',
  message: 'Please enter valid ZIP code',
  suggestion: '78701',
})

const list = withVerdicts(
  withCodes(emptyZipList('US'), ['787O1', '02108', '787O1', '02108', '00000']),
  [typo, boston, verdict('00000', { verdict: 'invalid' })],
)

describe('a ZIP list', () => {
  it('gives each code a verdict and keeps only bookable codes', () => {
    const rows = zipRows(list)
    expect(rows.map(({ verdict }) => verdict)).toEqual([
      'invalid',
      'valid',
      'duplicate',
      'duplicate',
      'invalid',
    ])
    expect(rows[4]?.message).toBe('This ZIP code is invalid')
    expect(bookableCodes(rows)).toEqual(['02108'])
  })

  it('corrects every occurrence of a code', () => {
    const wrong = zipRows(list).filter(({ suggestion }) => suggestion !== null)
    const rows = zipRows(withVerdicts(corrected(list, wrong), [austin]))
    expect(rows.some(({ suggestion }) => suggestion !== null)).toBe(false)
    expect(bookableCodes(rows)).toEqual(['78701', '02108'])
  })

  it('books a code of another state only once it is confirmed', () => {
    const inTexas = { ...list, stateCode: 'TX' }
    const others = zipRows(inTexas).filter(({ verdict }) => verdict === 'other_state')
    expect(others[0]?.message).toBe('This ZIP code is in another state')
    expect(bookableCodes(zipRows(inTexas))).toEqual([])
    expect(bookableCodes(zipRows(withKeptRows(inTexas, others)))).toEqual(['02108'])
  })

  it('removes single rows and counts unusable ones', () => {
    expect(withoutRows(list, zipRows(list).slice(0, 4)).codes).toEqual(['00000'])
    const many = Array.from({ length: 5_000 }, (_, at) => String(10_000 + at))
    expect(surplusOf(list, many)).toBe(5)
    expect(withCodes(list, many).codes).toHaveLength(5_000)
  })
})
