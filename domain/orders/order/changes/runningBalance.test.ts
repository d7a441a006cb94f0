import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { lineBalance } from '../../ledger/lineBalance.ts'
import { runningBalance } from './runningBalance.ts'
import type { StopFacts } from './stopCampaign.ts'

const NOW = new Date('2026-12-05T12:00:00Z')

const facts = (changes: Partial<StopFacts>, paidUsdMinor: number): StopFacts => ({
  type: 'campaign',
  state: 'running',
  orderState: 'booked',
  plan: newPlan({ mediaType: 'online_video', country: 'US', now: new Date('2026-11-21') }),
  bookedImpressions: 90_000,
  deliveredImpressions: 0,
  paidAt: '2026-11-21T12:00:00.000Z',
  balance: lineBalance([
    { kind: 'ordered', amountUsdMinor: paidUsdMinor },
    { kind: 'charged', amountUsdMinor: paidUsdMinor },
  ]),
  ...changes,
})

describe('the balance of a line that runs', () => {
  it('counts past delivery', () => {
    expect(runningBalance(facts({ deliveredImpressions: 30_000 }, 1_000_00), NOW)).toMatchObject({
      paidUsdMinor: 1_000_00,
      deliveredUsdMinor: 333_33,
      remainingUsdMinor: 666_67,
    })
  })

  it('equals the ledger without delivery, and when the line is over', () => {
    for (const changes of [{}, { state: 'ended', deliveredImpressions: 30_000 }] as const) {
      const { balance, ...rest } = facts(changes, 1_000_00)
      expect(runningBalance({ balance, ...rest }, NOW)).toBe(balance)
    }
  })

  it('always adds up to the paid amount', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(200_000), (paid, deliveredImpressions) => {
        const shown = runningBalance(facts({ deliveredImpressions }, paid), NOW)
        const { deliveredUsdMinor, remainingUsdMinor, couponsUsdMinor, creditsUsdMinor } = shown
        expect(deliveredUsdMinor + remainingUsdMinor + couponsUsdMinor + creditsUsdMinor).toBe(paid)
        expect(Math.min(deliveredUsdMinor, remainingUsdMinor)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
