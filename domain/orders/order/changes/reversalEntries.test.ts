import { describe, expect, it } from 'vitest'
import { extraPaid, type AmendedMoney } from '../../ledger/amendmentEntries.ts'
import { lineBalance } from '../../ledger/lineBalance.ts'
import { extraReversalCount, extraReversalEntries, reversalCount } from './reversalEntries.ts'

const AT = '2026-11-26T12:00:00.000Z'
const MONEY: AmendedMoney = {
  id: 'amd_1',
  orderId: 'ord_1',
  lineId: 'lin_1',
  extraUsdMinor: 50_00,
  taxUsdMinor: 9_50,
  amounts: { netMinor: 50_00, taxMinor: 9_50 },
  currency: 'USD',
}
const of = { amendmentId: 'amd_1', reference: 'key', at: AT }

describe('the reversal of a paid change', () => {
  it('reverses each payment once, under separate ids', () => {
    const entries = extraPaid(MONEY, { reference: 'inv', at: AT })
    for (let reversals = 1; reversals < 5; reversals += 1) {
      const back = extraReversalEntries(entries, of)
      expect(back).toHaveLength(2)
      entries.push(...back)
      expect(extraReversalCount(entries, 'amd_1')).toBe(reversals)
      expect(lineBalance(entries)).toMatchObject({ paidUsdMinor: 0, taxUsdMinor: 0 })
      entries.push(...extraPaid(MONEY, { reference: 'inv', at: AT, reversals }))
    }
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    expect(lineBalance(entries)).toMatchObject({ paidUsdMinor: 50_00, taxUsdMinor: 9_50 })
  })

  it('does not count as a reversal of the order', () => {
    const entries = extraPaid(MONEY, { reference: 'inv', at: AT })
    entries.push(...extraReversalEntries(entries, of))
    expect(reversalCount(entries)).toBe(0)
    expect(reversalCount([...entries, { id: 'lin_1:charge_reversed:1' }])).toBe(1)
    expect(extraReversalCount(entries, 'amd_2')).toBe(0)
  })
})
