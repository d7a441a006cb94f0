import { describe, expect, it } from 'vitest'
import { slotLimits, weekLimit } from './slotLimits.ts'

describe('how many slots may be held', () => {
  it('is 500 in all and a twentieth of a country’s week for a session, three times that for a network', () => {
    const { session, network } = slotLimits({ hasPaidBefore: false })
    expect([session.total, network.total]).toEqual([500, 1_500])
    expect([weekLimit(session, 2_179), weekLimit(network, 2_179)]).toEqual([108, 326])
  })

  it('is ten times that for who has paid before, and never more than there is', () => {
    const { session, network } = slotLimits({ hasPaidBefore: true })
    expect([session.total, network.total]).toEqual([5_000, 15_000])
    expect([weekLimit(session, 2_179), weekLimit(network, 2_179)]).toEqual([1_089, 2_179])
  })

  it('is a dozen a week where there are few screens', () => {
    expect(weekLimit(slotLimits({ hasPaidBefore: false }).session, 64)).toBe(12)
  })
})
