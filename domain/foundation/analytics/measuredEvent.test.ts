import { expect, it } from 'vitest'
import { measuredEvent } from './measuredEvent.ts'

it('sends a page, a shop event with its items, and our own events unchanged', () => {
  expect(measuredEvent({ event: 'page_view', details: { path: '/en-US/cart' } })).toEqual({
    name: 'page_view',
    params: { page_path: '/en-US/cart' },
  })
  const purchase = {
    event: 'purchase',
    details: { order: 'AMD-1', value: 123.45, currency: 'USD', lines: 1 },
    items: [{ type: 'adcreation', mediaType: 'ctv', quantity: 2, price: 50 }],
  } as const
  expect(measuredEvent(purchase)).toEqual({
    name: 'purchase',
    params: {
      currency: 'USD',
      value: 123.45,
      transaction_id: 'AMD-1',
      items: [
        {
          item_id: 'adcreation:ctv',
          item_name: 'Ad creation, ctv',
          item_category: 'ctv',
          quantity: 2,
          price: 50,
        },
      ],
    },
  })
  const press = { event: 'button_click', details: { button: 'Plan', path: '/en-US' } }
  expect(measuredEvent(press)).toEqual({ name: 'button_click', params: press.details })
})
