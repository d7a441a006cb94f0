import { describe, expect, it } from 'vitest'
import { STAFF_ROLES, staffCapabilities } from './capability.ts'
import { rolesInForce } from './staffAccess.ts'

describe('staff', () => {
  it('includes every role with more capabilities than a customer', () => {
    for (const role of STAFF_ROLES) expect(staffCapabilities([role])).toContain('enterAdminArea')
    expect(staffCapabilities([])).toEqual([])
  })

  it.each([{ roles: ['sales'] }, { roles: ['admin'] }, { roles: ['sales', 'finance'] }] as const)(
    'of $roles are customers without a second factor',
    ({ roles }) => {
      for (const ENVIRONMENT of ['staging', 'production'] as const) {
        const without = rolesInForce({ roles, isApp2FAEnabled: false }, { ENVIRONMENT })
        expect(without).toEqual({ roles: [], needsTwoFactor: true })
        const secured = rolesInForce({ roles, isApp2FAEnabled: true }, { ENVIRONMENT })
        expect(secured).toEqual({ roles, needsTwoFactor: false })
      }
      const developing = rolesInForce(
        { roles, isApp2FAEnabled: false },
        { ENVIRONMENT: 'development' },
      )
      expect(developing).toEqual({ roles, needsTwoFactor: false })
    },
  )

  it('excludes customers, who need no second factor', () => {
    const customer = { roles: [], isApp2FAEnabled: false }
    expect(rolesInForce(customer, { ENVIRONMENT: 'production' })).toEqual({
      roles: [],
      needsTwoFactor: false,
    })
  })
})
