import { describe, expect, it } from 'vitest'
import { can, ROLES } from './capability.ts'

describe('capabilities', () => {
  it('let a visitor plan and buy, and nothing that belongs to an account', () => {
    expect(can(null, 'placeOrders')).toBe(true)
    expect(can(null, 'manageOwnOrders')).toBe(false)
    expect(can({ role: 'visitor' }, 'readOwnInvoices')).toBe(false)
  })

  it('never take from a role what a visitor may', () => {
    for (const role of ROLES) expect(can({ role }, 'planCampaigns')).toBe(true)
  })

  it('give only admins the desk', () => {
    expect(ROLES.filter((role) => can({ role }, 'answerChats'))).toEqual(['admin'])
    expect(ROLES.filter((role) => can({ role }, 'settleInvoices'))).toEqual(['finance', 'admin'])
    expect(ROLES.filter((role) => can({ role }, 'changeAllOrders'))).toEqual(['admin'])
    expect(ROLES.filter((role) => can({ role }, 'manageRoles'))).toEqual(['admin'])
    expect(ROLES.filter((role) => can({ role }, 'readCustomers'))).toEqual(['finance', 'admin'])
    expect(ROLES.filter((role) => can({ role }, 'manageCustomers'))).toEqual(['admin'])
    expect(ROLES.filter((role) => can({ role }, 'setCurrencyRates'))).toEqual(['finance', 'admin'])
    expect(ROLES.filter((role) => can({ role }, 'manageCoupons'))).toEqual(['finance', 'admin'])
    expect(ROLES.filter((role) => can({ role }, 'manageAgencies'))).toEqual(['finance', 'admin'])
    expect(ROLES.filter((role) => can({ role }, 'followUpOffers'))).toEqual(['sales', 'admin'])
    expect(ROLES.filter((role) => can({ role }, 'followUpLeads'))).toEqual(['sales', 'admin'])
  })
})
