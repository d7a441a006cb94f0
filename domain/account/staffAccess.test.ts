import { describe, expect, it } from 'vitest'
import { isStaff, ROLES } from './capability.ts'
import { roleInForce } from './staffAccess.ts'

describe('staff', () => {
  it('are those who may do more than a customer', () => {
    expect(ROLES.filter(isStaff)).toEqual(['sales', 'reviewer', 'producer', 'finance', 'admin'])
  })

  it.each(['sales', 'admin'] as const)(
    'of the role %s are customers without a second factor',
    (role) => {
      for (const ENVIRONMENT of ['staging', 'production'] as const) {
        const without = roleInForce({ role, isApp2FAEnabled: false }, { ENVIRONMENT })
        expect(without).toEqual({ role: 'customer', needsTwoFactor: true })
        const secured = roleInForce({ role, isApp2FAEnabled: true }, { ENVIRONMENT })
        expect(secured).toEqual({ role, needsTwoFactor: false })
      }
      const developing = roleInForce(
        { role, isApp2FAEnabled: false },
        { ENVIRONMENT: 'development' },
      )
      expect(developing).toEqual({ role, needsTwoFactor: false })
    },
  )

  it('are nobody else: a customer needs no second factor', () => {
    const customer = { role: 'customer', isApp2FAEnabled: false } as const
    expect(roleInForce(customer, { ENVIRONMENT: 'production' })).toEqual({
      role: 'customer',
      needsTwoFactor: false,
    })
  })
})
