import { describe, expect, it } from 'vitest'
import { isLeftOnLogout } from './protectedPath.ts'

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
