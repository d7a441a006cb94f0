import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slotKey } from '#domain/planning/slots/slotAvailability.ts'
import { slotDifference, soldOutOf } from './amendedSlots.ts'

const slot = (screenId: string, week: string) => ({ screenId, week, loopSlots: 2 })

const slots = fc.uniqueArray(
  fc.record({
    screenId: fc.constantFrom('road', 'mall', 'airport'),
    week: fc.constantFrom('2026-12-07', '2026-12-14', '2026-12-21'),
    loopSlots: fc.constant(2),
  }),
  { selector: ({ screenId, week }) => slotKey(screenId, week) },
)

describe('the slots of an amended billboard campaign', () => {
  it('are its current ones, minus the dropped and plus the added ones: exactly the wanted ones', () => {
    fc.assert(
      fc.property(slots, slots, (own, wanted) => {
        const { added, dropped } = slotDifference(own, wanted)
        const keys = (some: readonly { screenId: string; week: string }[]) =>
          some.map(({ screenId, week }) => slotKey(screenId, week)).sort()
        const kept = keys(own).filter((key) => !keys(dropped).includes(key))
        expect([...kept, ...keys(added)].sort()).toEqual(keys(wanted))
        expect(keys(dropped).filter((key) => !keys(own).includes(key))).toEqual([])
      }),
    )
  })

  it('are sold out if others have the last one', () => {
    const wanted = [slot('road', '2026-12-07'), slot('road', '2026-12-14')]
    const taken = new Map([
      [slotKey('road', '2026-12-07'), 2],
      [slotKey('road', '2026-12-14'), 1],
    ])
    expect(soldOutOf(wanted, taken)).toEqual([wanted[0]])
  })
})
