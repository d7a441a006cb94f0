import { expect, it } from 'vitest'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { addPlace, setWholeCountry } from '#domain/planning/campaign/edits/regionEdits.ts'
import { campaignItem, cartEntry, packageItem } from '../cart/newCartItem.ts'
import { AD_CREATION_PACKAGES } from '#domain/catalogue/adCreationPackage.ts'
import { austin, now } from '#domain/testing/austin.ts'
import { quoteWeight } from './quoteWeight.ts'

const around = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...austin, id: `city_${at}` })).reduce(
    (plan, place) => addPlace(plan, place, 10),
    newPlan({ mediaType: 'ctv', country: 'US', now }),
  )
const weightOf = (...plans: CampaignPlan[]) =>
  quoteWeight(plans.map((plan, at) => cartEntry(campaignItem(plan), `cart_${at}`)))

it('counts one for the cart, and for each campaign one plus its places', () => {
  expect(weightOf()).toBe(1)
  expect(weightOf(around(0))).toBe(2)
  expect(weightOf(around(3))).toBe(5)
  expect(weightOf(around(3), around(1))).toBe(7)
})

it('counts a thousand ZIP codes as one place', () => {
  const plan = around(1)
  const zipCodes = Array.from({ length: 2_500 }, (_, at) => `${10_000 + at}`)
  expect(weightOf({ ...plan, region: { ...plan.region, zipCodes } })).toBe(5.5)
})

it('counts a whole country as one, wherever its places are', () => {
  expect(weightOf(setWholeCountry(around(3), true))).toBe(2)
})

it('ignores packages', () => {
  const [offered] = AD_CREATION_PACKAGES
  expect(quoteWeight([cartEntry(packageItem(offered), 'cart_0')])).toBe(1)
})
