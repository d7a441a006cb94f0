import { expect, it } from 'vitest'
import { productPlan } from '../campaign/productPlan.ts'
import { now, planned, product, referenceOf, screen } from '#domain/testing/austin.ts'
import { planProducts } from './planProducts.ts'
import { websitesByTopic } from './websitesByTopic.ts'

it('lists the products of a plan under their topics, in catalogue order', () => {
  const reference = referenceOf([
    product(1, 'online_display', { topic: 'finances' }),
    product(2, 'online_display', { topic: 'cooking' }),
    product(3, 'online_display', { topic: 'finances' }),
  ])
  expect(Object.entries(websitesByTopic(planned('online_display'), reference))).toEqual([
    ['Finances', ['Product 1', 'Product 3']],
    ['Cooking', ['Product 2']],
  ])
})

it('lists screens under their kind of venue', () => {
  const reference = referenceOf([screen(1, 30.3), screen(2, 30.4)])
  expect(websitesByTopic(planned('dooh'), reference)).toEqual({
    Roadside: ['Product 1', 'Product 2'],
  })
})

it("plans a product's own page on it alone, in all of its country", () => {
  const products = [product(1, 'ctv'), product(2, 'ctv')]
  const plan = productPlan({ product: product(2, 'ctv'), now })
  expect(plan.region).toMatchObject({ country: 'US', wholeCountry: true })
  expect(planProducts(plan, referenceOf(products)).map(({ id }) => id)).toEqual(['p2'])
})
