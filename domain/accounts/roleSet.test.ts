import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { can, rolesThatCan, STAFF_ROLES, staffCapabilities } from './capability.ts'
import { readRoles, roleSetsWith, writeRoles } from './roleSet.ts'

const someRoles = fc.subarray([...STAFF_ROLES])

describe('a set of roles', () => {
  it('round-trips in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...STAFF_ROLES]), (roles) => {
        expect(new Set(readRoles(writeRoles(roles)))).toEqual(new Set(roles))
        expect(writeRoles(roles.toReversed())).toBe(writeRoles(roles))
      }),
    )
    expect([writeRoles([]), writeRoles(['finance', 'sales'])]).toEqual([
      'customer',
      'sales,finance',
    ])
    expect([readRoles('customer'), readRoles('visitor'), readRoles('king,sales')]).toEqual([
      [],
      [],
      ['sales'],
    ])
  })

  it('has exactly the capabilities of its roles', () => {
    fc.assert(
      fc.property(someRoles, (roles) => {
        const all = new Set(STAFF_ROLES.flatMap((role) => staffCapabilities([role])))
        for (const capability of all) {
          const isOfOne = roles.some((role) => can({ roles: [role] }, capability))
          expect(can({ roles }, capability)).toBe(isOfOne)
          expect(staffCapabilities(roles).includes(capability)).toBe(isOfOne)
        }
      }),
    )
  })

  it('is found by each of its roles', () => {
    fc.assert(
      fc.property(someRoles, (roles) => {
        const found = roleSetsWith(rolesThatCan('followUpOffers')).includes(writeRoles(roles))
        expect(found).toBe(can({ roles }, 'followUpOffers'))
      }),
    )
    expect(roleSetsWith(['admin'])).toHaveLength(16)
  })
})
