import { describe, expect, it } from 'vitest'
import { findAdFormat } from '#domain/catalogue/adFormat.ts'
import { PUBLISHERS, visitsOf } from './visits.ts'

/** Deterministic pseudo-random draws. */
function steadyDraws(): () => number {
  let state = 7
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const comeTo = (hour: string) => {
  const draw = steadyDraws()
  return Array.from({ length: 3_000 }, () => visitsOf(Date.parse(hour), draw)).flat()
}

describe('the visitors of the demo traffic', () => {
  it('visit every publisher of the demo world, in formats of its medium', () => {
    const visits = comeTo('2026-11-24T18:00:00Z')
    const known = PUBLISHERS.map(({ productId }) => productId)
    expect(known.length).toBe(8)
    expect(new Set(visits.map(({ productId }) => productId))).toEqual(new Set(known))
    for (const { formatId, mediaType } of visits)
      expect(findAdFormat(formatId)?.mediaType).toBe(mediaType)
  })

  it('are many in the evening and few at night', () => {
    const evening = comeTo('2026-11-25T01:00:00Z').length
    expect(evening).toBeGreaterThan(comeTo('2026-11-24T08:00:00Z').length * 2)
  })
})
