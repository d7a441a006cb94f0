import { describe, expect, it } from 'vitest'
import { capabilityForPage, isLeftOnLogout } from './pageAccess.ts'

describe('on logout', () => {
  it.each(['/en-US/my-invoices', '/en-US/my-orders', '/en-US/my-orders/ord_1', '/en-US/admin'])(
    '%s is left for the site root',
    (path) => expect(isLeftOnLogout(path)).toBe(true),
  )

  it.each(['/', '/en-US', '/en-US/cart', '/en-US/administration', '/my-orders', '/en-US/x/admin'])(
    '%s stays',
    (path) => expect(isLeftOnLogout(path)).toBe(false),
  )
})

describe('a page', () => {
  it.each([
    ['/en-US/edit-user', 'manageOwnAccount'],
    ['/en-US/my-orders/ord_1', 'manageOwnOrders'],
    ['/en-US/My-Invoices/', 'readOwnInvoices'],
    ['/en-US/admin', 'enterAdminArea'],
    ['/en-US/admin/reviews', 'reviewCreatives'],
    ['/en-US/admin/inventory/site_us_1/tags', 'manageInventory'],
    ['/en-US/admin/chat', 'answerChats'],
    ['/en-US/admin/transcripts/ses_1', 'answerChats'],
  ])('%s requires the capability %s', (path, capability) =>
    expect(capabilityForPage(path)).toBe(capability),
  )

  it.each(['/', '/en-US', '/en-US/login', '/en-US/administration', '/en-US/invoice/inv_1'])(
    '%s is public',
    (path) => expect(capabilityForPage(path)).toBeNull(),
  )
})
