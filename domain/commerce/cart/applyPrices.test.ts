import { describe, expect, it } from 'vitest'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { AD_CREATION_PACKAGES } from '#domain/catalogue/adCreationPackage.ts'
import { campaignItem, cartEntry, packageItem } from './newCartItem.ts'
import { applyPrices } from './applyPrices.ts'

const now = new Date('2026-11-20T17:00:00Z')
const [offered] = AD_CREATION_PACKAGES
const plan = newPlan({ mediaType: 'ctv', country: 'US', now })
const spot = cartEntry(packageItem(offered, { quantity: 2 }), 'cart_0')
const campaign = cartEntry(campaignItem(plan), 'cart_1')
const snapshot = { cart_0: JSON.stringify(spot), cart_1: JSON.stringify(campaign) }

describe('the server’s prices', () => {
  it('update the prices of packages, and nothing else', () => {
    const { set, remove } = applyPrices(snapshot, [{ key: 'cart_0', unitUsdMinor: 12_300 }])
    expect(Object.keys(set)).toEqual(['cart_0'])
    expect(JSON.parse(set['cart_0'] ?? '')).toEqual({
      ...spot,
      data: { ...spot.data, cost: 12_300 },
    })
    expect(remove).toEqual([])
  })

  it('leave a campaign its budget', () => {
    expect(applyPrices(snapshot, [{ key: 'cart_1', unitUsdMinor: 12_300 }]).set).toEqual({})
  })

  it('change nothing for equal prices and unnamed packages', () => {
    const same = [{ key: 'cart_0', unitUsdMinor: offered.priceMinor }]
    expect(applyPrices(snapshot, same).set).toEqual({})
    expect(applyPrices(snapshot, [{ key: 'cart_7', unitUsdMinor: 1 }]).set).toEqual({})
  })
})
