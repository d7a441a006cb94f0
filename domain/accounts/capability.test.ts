import { describe, expect, it } from 'vitest'
import { can, rolesThatCan, STAFF_ROLES } from './capability.ts'

describe('capabilities', () => {
  it('let a visitor plan and buy, without access to accounts', () => {
    expect(can(null, 'placeOrders')).toBe(true)
    expect(can(null, 'manageOwnOrders')).toBe(false)
    expect(can({ roles: [] }, 'readOwnInvoices')).toBe(true)
    expect(can({ roles: [] }, 'enterAdminArea')).toBe(false)
  })

  it('include a visitor’s in every role', () => {
    for (const role of STAFF_ROLES) expect(can({ roles: [role] }, 'planCampaigns')).toBe(true)
  })

  it('give the desk to admins only', () => {
    expect(rolesThatCan('answerChats')).toEqual(['admin'])
    expect(rolesThatCan('settleInvoices')).toEqual(['finance', 'admin'])
    expect(rolesThatCan('changeAllOrders')).toEqual(['admin'])
    expect(rolesThatCan('manageRoles')).toEqual(['admin'])
    expect(rolesThatCan('readCustomers')).toEqual(['finance', 'admin'])
    expect(rolesThatCan('manageCustomers')).toEqual(['admin'])
    expect(rolesThatCan('setCurrencyRates')).toEqual(['finance', 'admin'])
    expect(rolesThatCan('manageCoupons')).toEqual(['finance', 'admin'])
    expect(rolesThatCan('readAuditLog')).toEqual(['admin'])
    expect(rolesThatCan('manageAgencies')).toEqual(['finance', 'admin'])
    expect(rolesThatCan('followUpOffers')).toEqual(['sales', 'admin'])
    expect(rolesThatCan('followUpLeads')).toEqual(['sales', 'admin'])
  })
})
